import { watch } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parcel } from '@parcel/core';
import { checkContentOrFail } from '../pipeline/content/checkContent';
import { loadEnvFile, readDatabase, readPort } from '../pipeline/settings';
import { openDatabase } from '../local/openDatabase';
import { requirePort } from '../local/requirePort';
import { reportDesk } from '../local/signIn/people';
import type { DeskData } from '../news/deskData';
import { WORKER_ADDRESS } from '../trustedTypes';
import { root, runCommand, stopOnSignal } from './runCommand';

const out = join(root, '.build', 'dev');

/** npm run dev: serves the application alone, rebuilt at every change, with the local database. */
await runCommand(async (report) => {
  loadEnvFile(root);
  const port = readPort(process.env);
  // The bundler's server has one page for all addresses.
  const deskPort = port && port + 1;
  await requirePort(port);
  await requirePort(deskPort);
  await checkContentOrFail(root);
  // This import runs content, which has only now been checked.
  const { makeAssets } = await import('../pipeline/assets/makeAssets');
  const { settings, stop } = await openDatabase({
    root,
    settings: readDatabase(process.env),
    sitePort: port,
    report,
  });
  try {
    const make = () => makeAssets({ root, out, onProgress: report });
    // Whose pictures were replaced since.
    await rm(out, { recursive: true, force: true });
    await make();
    // It takes the place of the site's own worker, which npm start may have left at the same address.
    await writeFile(join(out, WORKER_ADDRESS), 'registration.unregister();\n');
    const { database, authHost, people } = settings;
    const stopSite = await serve('site', port, { DATABASE: JSON.stringify(database) }, () =>
      report(`The site is ready and reloads when you change a file: http://localhost:${port}`),
    );
    const deskData: DeskData = { database, authHost, people };
    const stopDesk = await serve('desk', deskPort, { DESK: JSON.stringify(deskData) }, () =>
      reportDesk(`http://localhost:${deskPort}/desk`, people, report),
    );
    const remake = () =>
      make().catch((error: unknown) =>
        report(error instanceof Error ? error.message : String(error)),
      );
    let remade: Promise<unknown> = Promise.resolve();
    let timer: NodeJS.Timeout | undefined;
    const pictures = watch(join(root, 'content', 'pictures'), () => {
      clearTimeout(timer);
      // A change is complete once it is quiet.
      timer = setTimeout(() => void (remade = remade.then(remake)), 300);
    });
    stopOnSignal(async () => {
      pictures.close();
      await stopSite();
      await stopDesk();
    }, stop);
  } catch (error) {
    await stop();
    throw error;
  }
});

/**
 * Serves one of the pages in src at every address, rebuilt at every change. Calls `onReady` once it can be
 * opened, and returns the function that stops it.
 */
async function serve(
  page: 'site' | 'desk',
  port: number,
  env: Record<string, string>,
  onReady: () => void,
): Promise<() => Promise<unknown>> {
  const parcel = new Parcel({
    entries: join(root, 'src', `${page}.html`),
    defaultConfig: '@parcel/config-default',
    shouldAutoInstall: false,
    mode: 'development',
    cacheDir: join(root, '.build', `dev-cache-${page}`),
    env: { NODE_ENV: 'development', ...env },
    defaultTargetOptions: { distDir: out, publicUrl: '/' },
    serveOptions: { port, publicUrl: '/' },
    hmrOptions: { port },
    additionalReporters: [{ packageName: '@parcel/reporter-cli', resolveFrom: root }],
  });
  let isReady = false;
  const { unsubscribe } = await parcel.watch((_, event) => {
    if (isReady || event?.type !== 'buildSuccess') return;
    isReady = true;
    onReady();
  });
  return unsubscribe;
}
