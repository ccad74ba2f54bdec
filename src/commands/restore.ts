import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { root, runCommand } from './runCommand';
import { ownerToken } from '../owners/ownerToken';
import { planRestore, putBack } from '../owners/restore';
import { loadEnvFile, readDatabase } from '../pipeline/settings';

/**
 * npm run restore FOLDER [ID]: writes what is in a copy of npm run backup, or one article of it, back into the
 * database, with the pictures that it lacks, once the changes are shown and confirmed.
 */
await runCommand(async () => {
  loadEnvFile(root);
  const [named, id] = process.argv.slice(2);
  if (named === undefined) {
    throw new Error(
      'Name a copy: npm run restore FOLDER; or, for one article of it, npm run restore FOLDER ID, where ID is the end of its address.',
    );
  }
  // npm runs scripts in the project's folder, wherever it was called from.
  const folder = relative(process.cwd(), resolve(process.env.INIT_CWD ?? '', named)) || '.';
  const { database } = readDatabase(process.env);
  const token = ownerToken(process.env, database);
  const { changes, lostPictures } = await planRestore(folder, id, database, token);
  for (const picture of lostPictures) {
    console.log(`Neither the database nor the copy has the picture ${picture}.`);
  }
  if (changes.length === 0) return console.log('The database has all of this already.');
  for (const { name, since } of changes) {
    const what = since === undefined ? 'is new' : `replaces what was written there on ${since}`;
    console.log(`${name} ${what}`);
  }
  const isSure = await confirm(`\nWrite this into project ${database.projectId}? (yes/no) `);
  if (!isSure) return console.log('Nothing was written.');
  for (const change of changes) await putBack(change, database, token);
  console.log('Written.');
});

async function confirm(question: string): Promise<boolean> {
  const dialog = createInterface({ input: process.stdin, output: process.stdout });
  // When there is nobody to answer, the answer is no.
  const nobody = new Promise<string>((done) => dialog.once('close', () => done('no')));
  const answer = await Promise.race([dialog.question(question), nobody]);
  dialog.close();
  return /^y(es)?$/i.test(answer.trim());
}
