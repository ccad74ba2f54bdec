import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { basename, join } from 'node:path';
import { PULLED_DESK, pullDesk } from '../../src/editors/pullDesk';
import { pullNews } from '../../src/editors/pullNews';
import { startDatabase } from '../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../src/local/database/startDatabase';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { articleFields } from '../../src/pipeline/news/firestoreRest';
import { PULLED_NEWS } from '../../src/pipeline/news/newsFolder';
import { temporaryFolder } from '../temporaryFolder';

const root = join(__dirname, '..', '..');
const scratch = temporaryFolder();
const COLLECTION = newsCollectionName(localDatabase.projectId);

// Commands are started, which takes its time on a busy machine.
jest.setTimeout(120_000);

let database: LocalDatabase;
beforeEach(async () => {
  database = await startDatabase({ port: 0 });
});
afterEach(() => database.stop());

/** What editors may have written: also what the site, its checks and the rules would not accept. */
const lost = {
  'kickoff-2027': articleFields({ title: 'Kickoff', date: '2027-01-09T15:00:00Z', content: 'Go.' }),
  'an odd id.': articleFields({
    title: 'Odd',
    date: '2027-02-01T15:00:00Z',
    content: '[a](b.org)',
  }),
  index: articleFields({ title: 'x'.repeat(300), date: '2027-03-01T15:00:00Z', content: 'a\r\nb' }),
  unfinished: { Title: { stringValue: 'Wrong field' }, date: { stringValue: 'tomorrow' } },
};
const stored = () =>
  Object.fromEntries(
    database.documents.list(COLLECTION).map(({ name, fields }) => [basename(name), fields]),
  );

/** Runs a command of the README in a folder, and answers its question with yes. */
async function run(command: string, folder: string) {
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`\`${command}\``);
  const [, , , ...words] = command.split(' ');
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/commands/newsPush.ts', ...words], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      INIT_CWD: folder,
      FIRESTORE_EMULATOR_HOST: database.host,
    },
  });
  child.stdin.end('yes\n');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return output + errors;
}

async function backUpAndLose(): Promise<string> {
  for (const [id, fields] of Object.entries(lost))
    database.documents.set(`${COLLECTION}/${id}`, fields);
  const folder = mkdtempSync(join(scratch, 'restore-'));
  await pullNews(join(folder, PULLED_NEWS), { ...localDatabase, emulatorHost: database.host });
  for (const id of Object.keys(lost)) database.documents.delete(`${COLLECTION}/${id}`);
  return folder;
}

test('an article that was deleted comes back from the backup, alone', async () => {
  const folder = await backUpAndLose();
  const said = await run('npm run news:push content/news-backup/kickoff-2027.md', folder);
  expect(said).toContain('This new article goes to News/kickoff-2027');
  expect(stored()).toEqual({ 'kickoff-2027': lost['kickoff-2027'] });
});

test('everything comes back from the backup as it was, and what has changed since is shown before', async () => {
  const folder = await backUpAndLose();
  const newer = articleFields({ title: 'Kickoff', date: '2027-01-09T15:00:00Z', content: 'Gone.' });
  database.documents.set(`${COLLECTION}/kickoff-2027`, newer);
  const said = await run('npm run news:push content/news-backup', folder);
  expect(said).toContain('News/an odd id. is new');
  expect(said).toMatch(/News\/kickoff-2027 changes:\n[^]*\n- Gone\.\n\+ Go\.\n/);
  expect(said).toContain('All this (3 new, 1 changed) goes to the database');
  expect(stored()).toEqual(lost);
  expect(await run('npm run news:push content/news-backup', folder)).toContain(
    'The database already has exactly these 4 articles.',
  );
});

test('drafts and versions of the desk, which only editors may read, come back as they were', async () => {
  const desk = COLLECTION.replace(/News$/, 'Articles');
  const version = { ...lost['kickoff-2027'], what: { stringValue: 'published' } };
  const kept = { [`${desk}/draft`]: lost.unfinished, [`${desk}/draft/versions/1`]: version };
  for (const [name, fields] of Object.entries(kept)) database.documents.set(name, fields);
  const root = mkdtempSync(join(scratch, 'desk-'));
  const folder = join(root, PULLED_DESK);
  const settings = { ...localDatabase, emulatorHost: database.host };
  await expect(pullDesk(folder, settings, 'nobody')).rejects.toThrow('The Articles of project');
  expect(await pullDesk(folder, settings, 'owner')).toBe(2);
  for (const name of Object.keys(kept)) database.documents.delete(name);
  expect(await run('npm run news:push desk-backup', root)).toContain('Written: 2');
  expect(Object.keys(kept).map((name) => database.documents.get(name)?.fields)).toEqual(
    Object.values(kept),
  );
});
