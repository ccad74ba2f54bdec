import { join } from 'node:path';
import { build } from '../pipeline/build';
import { loadEnvFile, readPort, readSettings } from '../pipeline/settings';
import { openDatabase } from '../local/openDatabase';
import { requirePort } from '../local/requirePort';
import { reportDesk } from '../local/signIn/people';
import { root, runCommand, stopOnSignal } from './runCommand';
import { serveSite } from '../local/serveSite';

/** npm start: builds the whole site and serves it on this machine as in production, News included. */
await runCommand(async (report) => {
  loadEnvFile(root);
  const port = readPort(process.env);
  await requirePort(port);
  const { settings, stop } = await openDatabase({
    root,
    settings: readSettings(process.env),
    sitePort: port,
    report,
  });
  try {
    await build({ root, settings, report });
    const site = await serveSite({ out: join(root, 'dist'), port });
    report(`The site is ready: ${site.origin}`);
    reportDesk(`${site.origin}/desk`, settings.people, report);
    stopOnSignal(site.stop, stop);
  } catch (error) {
    await stop();
    throw error;
  }
});
