import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { localDatabase } from '../../src/news/databaseSettings';
import { startDatabase } from '../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../src/local/database/startDatabase';
import { seedNews } from '../../src/local/openDatabase';
import { serveSite } from '../../src/local/serveSite';
import { build } from '../../src/pipeline/build';
import { HOSTING_FILE, readHosting } from '../../src/pipeline/hosting';
import type { HeaderRule, Hosting } from '../../src/pipeline/hosting';
import { readSettings } from '../../src/pipeline/settings';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../browser/chromium';
import { samples } from '../browser/samples';
import { siteRoutes } from '../browser/siteRoutes';
import { root } from '../browser/sites';
import { plainPage } from './plainPage';

const work = join(root, '.build', 'bench');

/** The port on which Lighthouse finds the browser. */
export const DEBUGGING_PORT = 9333;

export interface BenchSite {
  readonly browser: Browser;
  /** The site as it is deployed: `http://localhost:1234`. */
  readonly origin: string;
  /** The same pages written by hand, at the same addresses. */
  readonly plainOrigin: string;
  readonly dist: string;
  readonly database: LocalDatabase;
  stop(): Promise<void>;
}

/** Builds the site, serves it beside its hand-written twin, and starts a browser. */
export async function openBenchSite(report: (step: string) => void): Promise<BenchSite> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
  };
  try {
    const database = await startDatabase({ port: 0 });
    stops.push(() => database.stop());
    seedNews(database.documents, localDatabase.projectId, samples);
    const dist = join(work, 'dist');
    await build({
      root,
      out: dist,
      work,
      report,
      settings: readSettings({ FIRESTORE_EMULATOR_HOST: database.host }),
    });
    const site = await serveSite({ out: dist, port: 0 });
    stops.push(() => site.stop());
    const browser = await chromium.launch({
      executablePath: requireChromium(),
      args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${DEBUGGING_PORT}`],
    });
    stops.push(() => browser.close());
    report('Writing the same pages by hand');
    const plain = await servePlainTwin(browser, site.origin, dist);
    stops.push(() => plain.stop());
    return { browser, origin: site.origin, plainOrigin: plain.origin, dist, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function servePlainTwin(browser: Browser, origin: string, dist: string) {
  const out = join(work, 'plain');
  await rm(out, { recursive: true, force: true });
  await cp(join(dist, 'pictures'), join(out, 'pictures'), { recursive: true });
  for (const { address } of siteRoutes) {
    const file = join(out, address === '/' ? 'index.html' : `${address.slice(1)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await plainPage(browser, origin + address));
  }
  await writeFile(join(out, HOSTING_FILE), JSON.stringify({ hosting: await plainHosting(dist) }));
  return serveSite({ out, port: 0 });
}

/** Returns the site's own hosting, but allows styles in the page. */
async function plainHosting(dist: string): Promise<Hosting> {
  const hosting = await readHosting(dist);
  const isPolicy = ({ key }: { key: string }) => key === 'Content-Security-Policy';
  const headers: HeaderRule[] = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.filter((header) => !isPolicy(header)),
  }));
  return { ...hosting, headers };
}
