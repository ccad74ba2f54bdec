import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
const PICTURES = COLLECTION.replace(/News$/, 'Pictures');

// Commands are started, which takes its time on a busy machine.
jest.setTimeout(120_000);

let database: LocalDatabase;
beforeEach(async () => {
  database = await startDatabase({ port: 0 });
});
afterEach(() => database.stop());

/** What editors may have written: also what the site, its checks and the rules would not accept. */
const lost = {
  'kickoff-2027': articleFields({
    title: 'Kickoff',
    date: '2027-01-09T15:00:00Z',
    content: '![Us](picture:20270109-k3f9-600x400)\n\nGo.',
  }),
  'an odd id.': articleFields({
    title: 'Odd',
    date: '2027-02-01T15:00:00Z',
    content: '[a](b.org) ![Us](picture:20270109-k3f9-600x400) ![b](picture:20270201-abcd-9x12)',
  }),
  index: articleFields({ title: 'x'.repeat(300), date: '2027-03-01T15:00:00Z', content: 'a\r\nb' }),
  unfinished: { Title: { stringValue: 'Wrong field' }, date: { stringValue: 'tomorrow' } },
};

/** Pictures as the desk stores them; one of JPEG, as Safari makes it. */
const picture = (start: string, type: string, width: string, height: string) => ({
  bytes: { bytesValue: Buffer.from(start).toString('base64') },
  type: { stringValue: type },
  width: { integerValue: width },
  height: { integerValue: height },
});
const pictures = {
  '20270109-k3f9-600x400': picture('RIFF----WEBP', 'image/webp', '600', '400'),
  '20270201-abcd-9x12': picture('\xff\xd8\xff', 'image/jpeg', '9', '12'),
};

const inCollection = (name: string) =>
  Object.fromEntries(
    database.documents.list(name).map(({ name: each, fields }) => [basename(each), fields]),
  );
const stored = () => inCollection(COLLECTION);
const storedPictures = () => inCollection(PICTURES);

function storePictures() {
  for (const [id, fields] of Object.entries(pictures))
    database.documents.set(`${PICTURES}/${id}`, fields);
}

function losePictures() {
  for (const id of Object.keys(pictures)) database.documents.delete(`${PICTURES}/${id}`);
}

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
  storePictures();
  const folder = mkdtempSync(join(scratch, 'restore-'));
  await pullNews(join(folder, PULLED_NEWS), { ...localDatabase, emulatorHost: database.host });
  for (const id of Object.keys(lost)) database.documents.delete(`${COLLECTION}/${id}`);
  losePictures();
  return folder;
}

test('an article that was deleted comes back from the backup, with its pictures and nothing else', async () => {
  const folder = await backUpAndLose();
  const said = await run('npm run news:push content/news-backup/kickoff-2027.md', folder);
  expect(said).toContain('All this (1 new, 0 changed, 1 picture) goes to the database');
  expect(stored()).toEqual({ 'kickoff-2027': lost['kickoff-2027'] });
  const [id] = Object.keys(pictures) as (keyof typeof pictures)[];
  expect(storedPictures()).toEqual({ [id!]: pictures[id!] });
});

test('everything comes back from the backup as it was, and what has changed since is shown before', async () => {
  const folder = await backUpAndLose();
  const newer = articleFields({ title: 'Kickoff', date: '2027-01-09T15:00:00Z', content: 'Gone.' });
  database.documents.set(`${COLLECTION}/kickoff-2027`, newer);
  const said = await run('npm run news:push content/news-backup', folder);
  expect(said).toContain('News/an odd id. is new');
  expect(said).toMatch(/News\/kickoff-2027 changes:\n[^]*\n- Gone\.\n\+ !\[Us\][^]*\n\+ Go\.\n/);
  expect(said).toContain('All this (3 new, 1 changed, 2 pictures) goes to the database');
  expect(stored()).toEqual(lost);
  expect(storedPictures()).toEqual(pictures);
  expect(await run('npm run news:push content/news-backup', folder)).toContain(
    'The database already has exactly these 4 articles.',
  );
});

test('a picture alone comes back, and one that nobody has is named', async () => {
  const folder = await backUpAndLose();
  for (const [id, fields] of Object.entries(lost))
    database.documents.set(`${COLLECTION}/${id}`, fields);
  const said = await run('npm run news:push content/news-backup', folder);
  expect(said).toContain('Written: 2 pictures.');
  expect(storedPictures()).toEqual(pictures);
  losePictures();
  rmSync(join(folder, PULLED_NEWS, 'pictures'), { recursive: true });
  expect(await run('npm run news:push content/news-backup', folder)).toContain(
    'News/kickoff-2027 names the picture 20270109-k3f9-600x400, but neither',
  );
});

test('drafts and versions of the desk, which only editors may read, come back as they were', async () => {
  const desk = COLLECTION.replace(/News$/, 'Articles');
  const version = { ...lost['kickoff-2027'], what: { stringValue: 'published' } };
  const kept = { [`${desk}/draft`]: lost.unfinished, [`${desk}/draft/versions/1`]: version };
  for (const [name, fields] of Object.entries(kept)) database.documents.set(name, fields);
  storePictures();
  const root = mkdtempSync(join(scratch, 'desk-'));
  const folder = join(root, PULLED_DESK);
  const settings = { ...localDatabase, emulatorHost: database.host };
  await expect(pullDesk(folder, settings, 'nobody')).rejects.toThrow('The Articles of project');
  expect(await pullDesk(folder, settings, 'owner')).toBe(2);
  const other = { ...settings, projectId: 'demo-other' };
  await expect(pullDesk(folder, other, 'owner')).rejects.toThrow(
    `holds the News of project ${localDatabase.projectId}, but the settings name project demo-other`,
  );
  for (const name of Object.keys(kept)) database.documents.delete(name);
  losePictures();
  const said = await run('npm run news:push desk-backup', root);
  expect(said).toContain('Written: 2 articles, 1 picture.');
  expect(Object.keys(kept).map((name) => database.documents.get(name)?.fields)).toEqual(
    Object.values(kept),
  );
});
