import { join } from 'node:path';
import { startDatabase } from '../../src/local/database/startDatabase';
import { build } from '../../src/pipeline/build';
import { readSettings } from '../../src/pipeline/settings';
import { root } from '../browser/sites';
import { postMany } from './manyArticles';

/** Builds the site once from the given number of articles, and prints what that cost as JSON. */
const [articles] = process.argv.slice(2);
const database = await startDatabase({ port: 0 });
postMany(database.documents, Number(articles));

const work = join(root, '.build', 'bench', 'many');
const startedAt = performance.now();
await build({
  root,
  out: join(work, 'dist'),
  work,
  settings: readSettings({ FIRESTORE_EMULATOR_HOST: database.host }),
});
const seconds = (performance.now() - startedAt) / 1000;
await database.stop();
console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
