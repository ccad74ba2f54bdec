import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { root, runCommand } from './runCommand';
import { signInEditor } from '../editors/signInEditor';
import { filesToPush, preparePush, push } from '../editors/pushNews';
import { lackingPictures } from '../editors/lackingPictures';
import type { LackingPicture } from '../editors/lackingPictures';
import { loadEnvFile, readDatabase } from '../pipeline/settings';

/**
 * npm run news:push FILE…: writes articles from files to the database, or all that is in a folder of news:pull,
 * with the pictures that the database lacks, once the changes are shown and confirmed.
 */
await runCommand(async () => {
  loadEnvFile(root);
  const { database } = readDatabase(process.env);
  const words = process.argv.slice(2);
  // Without `--` before it, npm takes --dry-run for an option of its own.
  const isDryRun =
    words.includes('--dry-run') || process.env.npm_config_dry_run?.toLowerCase() === 'true';
  // npm runs scripts in the project's folder, wherever it was called from.
  const files = words
    .filter((word) => word !== '--dry-run')
    .map((word) => relative(process.cwd(), resolve(process.env.INIT_CWD ?? '', word)))
    .flatMap(filesToPush);
  if (files.length === 0) {
    throw new Error(
      'Name a file: npm run news:push content/news/our-robot.md (or, to only look: npm run news:push -- --dry-run FILE.md)',
    );
  }
  const token = isDryRun ? undefined : await signInEditor(process.env, database);
  const pushes = [];
  // By their ids: several articles may name the same.
  const lacking = new Map<string, LackingPicture>();
  for (const file of files) {
    const prepared = await preparePush(file, database, token);
    pushes.push(prepared);
    const named = await lackingPictures(file, prepared.document, database);
    for (const picture of named.lacking) lacking.set(picture.id, picture);
    for (const id of named.lost) {
      console.log(
        `${prepared.document.name} names the picture ${id}, but neither the database nor the folder pictures beside the file has it: its words stand in its place.\n`,
      );
    }
  }
  const pictures = [...lacking.values()];
  const changes = pushes.filter(({ change }) => change.length > 0);
  pushes.flatMap(({ hints }) => hints).forEach((hint) => console.log(`${hint}\n`));
  if (changes.length === 0 && pictures.length === 0) {
    const same = files.length === 1 ? 'this article' : `these ${files.length} articles`;
    return console.log(`The database already has exactly ${same}.`);
  }
  for (const { document, since, change, dateShown } of changes) {
    if (files.length === 1) console.log([...change, ...dateShown].join('\n'));
    else if (since === undefined) console.log(`${document.name} is new`);
    else console.log(`${document.name} changes:\n${change.join('\n')}`);
  }
  for (const { id } of pictures) console.log(`The picture ${id} is new`);
  if (token === undefined) return console.log('\nA dry run: nothing was written.');
  if (
    !(await confirm(
      `\n${whatGoes(changes, pictures.length)} of project ${database.projectId}. Write it? (yes/no) `,
    ))
  ) {
    return console.log('Nothing was written.');
  }
  // Pictures first, so that no article is on the site without its own.
  for (const { read } of pictures) {
    await push({ document: await read(), since: undefined }, database, token);
  }
  for (const change of changes) await push(change, database, token);
  const isOne = changes.length + pictures.length === 1;
  const counts = [...counted(changes.length, 'article'), ...counted(pictures.length, 'picture')];
  console.log(isOne ? 'Written.' : `Written: ${counts.join(', ')}.`);
  if (changes.some(({ document }) => document.name.startsWith('News/')))
    console.log(
      'The News desk will show this as changed outside it, as what is typed in the console.',
    );
});

/** "This change goes to News/kickoff". */
function whatGoes(
  changes: readonly Awaited<ReturnType<typeof preparePush>>[],
  pictures: number,
): string {
  const [one, ...others] = changes;
  if (one && others.length === 0 && pictures === 0) {
    return `${one.since === undefined ? 'This new article' : 'This change'} goes to ${one.document.name}`;
  }
  const isNew = changes.filter(({ since }) => since === undefined).length;
  const counts = [
    `${isNew} new`,
    `${changes.length - isNew} changed`,
    ...counted(pictures, 'picture'),
  ];
  return `All this (${counts.join(', ')}) goes to the database`;
}

function counted(count: number, noun: string): string[] {
  return count === 0 ? [] : [count === 1 ? `1 ${noun}` : `${count} ${noun}s`];
}

async function confirm(question: string): Promise<boolean> {
  const dialog = createInterface({ input: process.stdin, output: process.stdout });
  // When there is nobody to answer, the answer is no.
  const nobody = new Promise<string>((resolve) => dialog.once('close', () => resolve('no')));
  const answer = await Promise.race([dialog.question(question), nobody]);
  dialog.close();
  return /^y(es)?$/i.test(answer.trim());
}
