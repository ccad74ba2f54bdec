import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startDatabase } from '../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../src/local/database/startDatabase';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { backUp } from '../../src/owners/backUp';
import { ownerToken } from '../../src/owners/ownerToken';
import { planRestore, putBack } from '../../src/owners/restore';
import { articleFields } from '../../src/pipeline/news/firestoreRest';
import { copyProject } from '../copyProject';
import { listen } from '../listen';
import { temporaryFolder } from '../temporaryFolder';

const scratch = temporaryFolder();
const DOCUMENTS = newsCollectionName(localDatabase.projectId).replace(/News$/, '');

// Commands are started, which takes its time on a busy machine.
jest.setTimeout(120_000);

let database: LocalDatabase;
beforeEach(async () => {
  database = await startDatabase({ port: 0 });
});
afterEach(() => database.stop());

const settings = () => ({ ...localDatabase, emulatorHost: database.host });

const kickoff = articleFields({
  title: 'Kickoff',
  date: '2027-01-09T15:00:00.000Z',
  content: '![Us](picture:20270109-k3f9-600x400)\n\nGo.',
});
const [picture, other] = ['20270109-k3f9-600x400', '20270201-abcd-9x12'];
const pictureFields = (start: string, type: string, width: string, height: string) => ({
  bytes: { bytesValue: Buffer.from(start, 'latin1').toString('base64') },
  type: { stringValue: type },
  width: { integerValue: width },
  height: { integerValue: height },
});

/** What editors may have written: also what the site, its checks and the rules would not accept. */
const written: Readonly<Record<string, Parameters<typeof database.documents.set>[1]>> = {
  'News/kickoff-2027': kickoff,
  'News/an odd id.': articleFields({
    title: 'Odd',
    date: '2027-02-01T15:00:00.000Z',
    content: `[a](b.org) ![Us](picture:${picture}) ![b](picture:${other})`,
  }),
  'News/index': articleFields({
    title: 'x'.repeat(300),
    date: '2027-03-01T15:00:00.000Z',
    content: 'a\r\nb',
  }),
  'News/unfinished': { Title: { stringValue: 'Wrong field' }, date: { stringValue: 'tomorrow' } },
  'Articles/kickoff-2027': { ...kickoff, version: { integerValue: '2' } },
  'Articles/kickoff-2027/versions/1': { ...kickoff, title: { stringValue: 'Kick-off' } },
  'Articles/kickoff-2027/versions/2': kickoff,
  'Articles/draft': { title: { stringValue: 'Not yet' }, version: { integerValue: '0' } },
  [`Pictures/${picture}`]: pictureFields('RIFF----WEBP', 'image/webp', '600', '400'),
  [`Pictures/${other}`]: pictureFields('\xff\xd8\xff', 'image/jpeg', '9', '12'),
};

function write(names: readonly string[] = Object.keys(written)) {
  for (const name of names) database.documents.set(DOCUMENTS + name, written[name]!);
}

/** Everything that the database has. */
function stored() {
  const list = (collection: string) => database.documents.list(DOCUMENTS + collection);
  const articles = list('Articles');
  const histories = articles.flatMap(({ name }) => list(`Articles/${basename(name)}/versions`));
  return Object.fromEntries(
    [...list('News'), ...articles, ...histories, ...list('Pictures')].map(({ name, fields }) => [
      name.slice(DOCUMENTS.length),
      fields,
    ]),
  );
}

/** Runs a command in a copy of the project, answers its question, and returns what it says. */
async function run(root: string, command: string, answer = 'yes') {
  const [name, ...words] = command.split(' ');
  const child = spawn(process.execPath, ['--import', 'tsx', `src/commands/${name}.ts`, ...words], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      INIT_CWD: root,
      FIRESTORE_EMULATOR_HOST: database.host,
    },
  });
  child.stdin.end(`${answer}\n`);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return output + errors;
}

async function loseDatabase() {
  await database.stop();
  database = await startDatabase({ port: 0 });
}

test('from a copy of everything, site and desk are as they were, with pictures, drafts and history', async () => {
  const root = copyProject(scratch);
  write();
  expect(await run(root, 'backup --all')).toContain('Copied 8 documents and 2 pictures');
  await loseDatabase();
  expect(stored()).toEqual({});
  const said = await run(root, 'restore desk-backup');
  expect(said).toContain('News/an odd id. is new');
  expect(stored()).toEqual(written);
  expect(await run(root, 'restore desk-backup')).toContain('has all of this already');
});

test('from a night’s copy, one article comes back with its picture and nothing else, once that is confirmed', async () => {
  const root = copyProject(scratch);
  write();
  await run(root, 'backup');
  await loseDatabase();
  const command = 'restore content/news-backup kickoff-2027';
  expect(await run(root, command, 'no')).toContain('Nothing was written.');
  expect(stored()).toEqual({});
  expect(await run(root, command)).toContain('Written.');
  expect(Object.keys(stored())).toEqual(['News/kickoff-2027', `Pictures/${picture}`]);
});

/** Puts back what is in a folder, and returns what was planned. */
async function restore(folder: string, id?: string) {
  const plan = await planRestore(folder, id, settings(), 'owner');
  for (const change of plan.changes) await putBack(change, settings(), 'owner');
  return { ...plan, names: plan.changes.map(({ name }) => name) };
}

/** Copies what is written. */
async function backedUp(): Promise<string> {
  const folder = mkdtempSync(join(scratch, 'copy-'));
  write();
  await backUp(folder, settings(), 'owner');
  return folder;
}

test('News that have changed since are replaced, and named with the time; what the desk has is left', async () => {
  const folder = await backedUp();
  const newer = { ...kickoff, title: { stringValue: 'Newer' } };
  database.documents.set(`${DOCUMENTS}News/kickoff-2027`, newer);
  database.documents.set(`${DOCUMENTS}Articles/draft`, newer);
  const { changes, names } = await restore(folder);
  expect(names).toEqual(['News/kickoff-2027']);
  expect(changes[0]!.since).toMatch(/^2\d{3}-/);
  expect(stored()).toEqual({ ...written, 'Articles/draft': newer });
});

test('a picture alone comes back, and one that nobody has is named', async () => {
  const folder = await backedUp();
  const lose = () => database.documents.delete(`${DOCUMENTS}Pictures/${picture}`);
  lose();
  expect(await restore(folder)).toMatchObject({ names: [`Pictures/${picture}`] });
  expect(stored()).toEqual(written);
  lose();
  rmSync(join(folder, 'pictures'), { recursive: true });
  expect(await restore(folder)).toMatchObject({ names: [], lostPictures: [picture] });
});

test('a folder that is no copy, and an address that is not in it, are named', async () => {
  const folder = await backedUp();
  await expect(restore(folder, 'kickof-2027')).rejects.toThrow('Did you mean “kickoff-2027”?');
  await expect(restore(scratch)).rejects.toThrow(
    `${scratch} is not a copy that npm run backup made`,
  );
});

test('what somebody else writes meanwhile is not overwritten, nor brought back once it is deleted', async () => {
  const folder = await backedUp();
  const name = `${DOCUMENTS}News/kickoff-2027`;
  const plan = async () => (await planRestore(folder, undefined, settings(), 'owner')).changes[0]!;
  const refusal = 'Somebody has changed News/kickoff-2027 in the meantime';
  database.documents.delete(name);
  const created = await plan();
  database.documents.set(name, {});
  await expect(putBack(created, settings(), 'owner')).rejects.toThrow(refusal);
  const changed = await plan();
  database.documents.set(name, { title: { stringValue: 'Theirs' } });
  await expect(putBack(changed, settings(), 'owner')).rejects.toThrow(refusal);
  const replaced = await plan();
  database.documents.delete(name);
  await expect(putBack(replaced, settings(), 'owner')).rejects.toThrow(refusal);
});

test.each([
  [401, '{"error":{"message":"Expired.","status":"UNAUTHENTICATED"}}', 'answered 401: Expired.'],
  [404, '<h1>Not found</h1>', 'answered 404: it gave no reason.'],
  [200, '<h1>Log in to this network</h1>', 'is not the database. Something in this network'],
])(
  'when the database answers %d with %s, that is said, and nothing counts as written',
  async (status, body, reason) => {
    const folder = await backedUp();
    const change = { name: 'News/a', since: undefined, read: async () => ({ name: 'News/a' }) };
    const server = createServer((_, response) => response.writeHead(status).end(body));
    const wrong = { ...localDatabase, emulatorHost: `127.0.0.1:${await listen(server)}` };
    await expect(planRestore(folder, undefined, wrong, 'owner')).rejects.toThrow(reason);
    await expect(putBack(change, wrong, 'owner')).rejects.toThrow(reason);
    server.closeAllConnections();
    server.close();
    await expect(putBack(change, wrong, 'owner')).rejects.toThrow(
      'The local database (FIREBASE_PROJECT_ID names no other) at',
    );
  },
);

test('a real project asks for an owner’s token, and a database on this machine for none', () => {
  const real = { ...localDatabase, emulatorHost: undefined };
  expect(() => ownerToken({}, real)).toThrow('run gcloud auth print-access-token');
  expect(ownerToken({ OWNER_TOKEN: ' ya29 ' }, real)).toBe('ya29');
  expect(ownerToken({ OWNER_TOKEN: 'ya29' }, localDatabase)).toBe('owner');
});
