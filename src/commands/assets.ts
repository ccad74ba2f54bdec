import { join } from 'node:path';
import { root, runCommand } from './runCommand';
import { checkContentOrFail } from '../pipeline/content/checkContent';

/** npm run assets: makes the pictures and fonts for development, and the modules in src/generated. */
await runCommand(async (report) => {
  await checkContentOrFail(root);
  // Importing this runs content, which is known to be right only now.
  const { makeAssets } = await import('../pipeline/assets/makeAssets');
  const out = join(root, '.build', 'dev');
  const { pictures } = await makeAssets({ root, out, onProgress: report });
  report(`Pictures and fonts are ready (${Object.keys(pictures).length} pictures)`);
});
