import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { startDatabase } from '../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../src/local/database/startDatabase';
import { serveSite } from '../../src/local/serveSite';
import type { SiteServer } from '../../src/local/serveSite';
import { build } from '../../src/pipeline/build';
import { HOSTING_FILE } from '../../src/pipeline/hosting';
import { readSettings } from '../../src/pipeline/settings';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../browser/chromium';
import { resetNews } from '../browser/resetNews';
import { root } from '../browser/testBuild';
import { serveTwins } from './twins';

const work = join(root, '.build', 'bench');

/** The port on which Lighthouse finds the browser. */
export const DEBUGGING_PORT = 9333;

/** A finished build, served as it is deployed, and the database that it connects to. */
export interface BenchSite {
  readonly title: string;
  readonly browser: Browser;
  /** `http://localhost:1234` */
  readonly origin: string;
  readonly dist: string;
  readonly database: LocalDatabase;
  /** Serves the twins of its pages (twins.ts) at the first call. Resolves with their origin. */
  twinOrigin(): Promise<string>;
}

/** Serves the finished builds in some folders, or builds the site if none is given, and starts a browser. */
export async function openBenchSites(folders: readonly string[], report: (step: string) => void) {
  const stops: (() => Promise<void>)[] = [];
  const keep = <Server extends { stop(): Promise<void> }>(server: Server): Server => {
    stops.push(() => server.stop());
    return server;
  };
  const stop = async () => {
    for (const end of stops.reverse()) await end();
  };
  const databases = new Map<number, LocalDatabase>();

  async function openSite(browser: Browser, folder: string | undefined): Promise<BenchSite> {
    const dist = folder === undefined ? join(work, 'dist') : resolve(folder);
    const port = folder === undefined ? 0 : await readDatabasePort(dist);
    const database = databases.get(port) ?? keep(await startDatabase({ port }));
    databases.set(port, database);
    resetNews(database.documents);
    if (folder === undefined) {
      const settings = readSettings({ FIRESTORE_EMULATOR_HOST: database.host });
      await build({ root, out: dist, work, report, settings });
    }
    const { origin } = keep(await serveSite({ out: dist, port: 0 }));
    let twins: Promise<SiteServer> | undefined;
    const twinOrigin = async () => {
      twins ??= serveTwins(browser, dist, join(work, `twins${stops.length}`)).then(keep);
      return (await twins).origin;
    };
    return { title: folder ?? 'now', browser, origin, dist, database, twinOrigin };
  }

  try {
    const browser = await chromium.launch({
      executablePath: requireChromium(),
      args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${DEBUGGING_PORT}`],
    });
    stops.push(() => browser.close());
    const sites: BenchSite[] = [];
    for (const folder of folders.length > 0 ? folders : [undefined]) {
      sites.push(await openSite(browser, folder));
    }
    return { sites, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the port of the local database that a build's pages connect to. */
async function readDatabasePort(dist: string): Promise<number> {
  const file = join(dist, HOSTING_FILE);
  if (!existsSync(file))
    throw new Error(`${dist} holds no finished build. Run npm run build first.`);
  const [, port] = /127\.0\.0\.1:(\d+)/.exec(await readFile(file, 'utf8')) ?? [];
  if (!port) throw new Error(`${dist} was built for a real database. Build it without one.`);
  return Number(port);
}
