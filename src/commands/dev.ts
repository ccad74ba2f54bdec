import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parcel } from '@parcel/core';
import { bundleScript } from '../pipeline/bundleScript';
import { checkContentOrFail } from '../pipeline/content/checkContent';
import { loadEnvFile, readDatabase, readPort } from '../pipeline/settings';
import { openDatabase } from '../local/openDatabase';
import { requirePort } from '../local/ports';
import { WORKER_ADDRESS } from '../trustedTypes';
import { watchFolder } from '../local/watchFolder';
import { root, runCommand, stopOnSignal } from './runCommand';

const out = join(root, '.build', 'dev');

/** npm run dev: serves the application alone, rebuilt at every change, with the local database. */
await runCommand(async (report) => {
  loadEnvFile(root);
  const port = readPort(process.env);
  await requirePort(port);
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
    await make();
    const retiredWorker = await bundleScript({ root, entry: 'local/retiredWorker.ts' });
    await writeFile(join(out, WORKER_ADDRESS), retiredWorker.code);
    const parcel = new Parcel({
      entries: join(root, 'src', 'site.html'),
      defaultConfig: '@parcel/config-default',
      shouldAutoInstall: false,
      mode: 'development',
      cacheDir: join(root, '.build', 'dev-cache'),
      env: { NODE_ENV: 'development', DATABASE: JSON.stringify(settings.database) },
      defaultTargetOptions: { distDir: out, publicUrl: '/' },
      serveOptions: { port, publicUrl: '/' },
      hmrOptions: { port },
      additionalReporters: [{ packageName: '@parcel/reporter-cli', resolveFrom: root }],
    });
    let isReady = false;
    const { unsubscribe } = await parcel.watch((_, event) => {
      if (isReady || event?.type !== 'buildSuccess') return;
      isReady = true;
      report(`The site is ready and reloads when you change a file: http://localhost:${port}`);
    });
    const remake = () =>
      make().catch((error: unknown) =>
        report(error instanceof Error ? error.message : String(error)),
      );
    const stopWatching = watchFolder(join(root, 'content', 'pictures'), remake, report);
    stopOnSignal(async () => {
      stopWatching();
      await unsubscribe();
    }, stop);
  } catch (error) {
    await stop();
    throw error;
  }
});
