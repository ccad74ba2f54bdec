import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { root, runCommand } from './runCommand';
import { signInEditor } from '../editors/signInEditor';
import { preparePush, push } from '../editors/pushNews';
import { loadEnvFile, readDatabase } from '../pipeline/settings';

/** npm run news:push FILE.md: writes a file's article to the database, once it is shown and confirmed. */
await runCommand(async () => {
  loadEnvFile(root);
  const { database } = readDatabase(process.env);
  const words = process.argv.slice(2);
  // Without `--` before it, npm takes --dry-run for an option of its own.
  const isDryRun =
    words.includes('--dry-run') || process.env.npm_config_dry_run?.toLowerCase() === 'true';
  const [file, ...others] = words.filter((word) => word !== '--dry-run');
  if (file === undefined || others.length > 0) {
    throw new Error(
      'Name one file: npm run news:push content/news/our-robot.md (or, to only look: npm run news:push -- --dry-run FILE.md)',
    );
  }
  // npm runs scripts in the project's folder, wherever it was called from.
  const path = resolve(process.env.INIT_CWD ?? '', file);
  const prepared = await preparePush(relative(process.cwd(), path), database);
  prepared.hints.forEach((hint) => console.log(`${hint}\n`));
  if (prepared.change.length === 0)
    return console.log('The database already has exactly this article.');
  console.log(`${prepared.change.join('\n')}\n\n${prepared.dateShown}`);
  if (isDryRun) return console.log('\nA dry run: nothing was written.');
  const token = await signInEditor(process.env, database);
  const kind = prepared.since === undefined ? 'This new article' : 'This change';
  if (
    !(await confirm(
      `\n${kind} goes to News/${prepared.article.id} of project ${database.projectId}. Write it? (yes/no) `,
    ))
  ) {
    return console.log('Nothing was written.');
  }
  await push(prepared, database, token);
  console.log('Written.');
});

async function confirm(question: string): Promise<boolean> {
  const dialog = createInterface({ input: process.stdin, output: process.stdout });
  // When there is nobody to answer, the answer is no.
  const nobody = new Promise<string>((resolve) => dialog.once('close', () => resolve('no')));
  const answer = await Promise.race([dialog.question(question), nobody]);
  dialog.close();
  return /^y(es)?$/i.test(answer.trim());
}
