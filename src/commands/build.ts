import { root, runCommand } from './runCommand';
import { build } from '../pipeline/build';
import { loadEnvFile, readSettings } from '../pipeline/settings';

/** npm run build: builds the site into dist/. */
await runCommand(async (report) => {
  loadEnvFile(root);
  const { articles } = await build({ root, settings: readSettings(process.env), report });
  report(`Built dist with ${articles.length} articles`);
});
