import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { startDatabase } from '../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../src/local/database/startDatabase';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { parseArticleFile } from '../../src/pipeline/news/articleFile';
import { fetchNewsForBuild } from '../../src/pipeline/news/fetchNews';
import { NEWS_BACKUP } from '../../src/pipeline/news/newsFolder';
import { articleFields } from '../../src/pipeline/news/firestoreRest';
import { backUp } from '../../src/owners/backUp';
import { listen } from '../listen';
import { temporaryFolder } from '../temporaryFolder';

const scratch = temporaryFolder();
const COLLECTION = newsCollectionName(localDatabase.projectId);

let database: LocalDatabase;
beforeEach(async () => {
  database = await startDatabase({ port: 0 });
});
afterEach(() => database.stop());

const settings = () => ({ ...localDatabase, emulatorHost: database.host });
const newFolder = () => mkdtempSync(join(scratch, 'pull-'));
const newRoot = () => {
  const root = newFolder();
  return { root, folder: join(root, NEWS_BACKUP) };
};
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const filesIn = (folder: string) => readdirSync(folder).map((file) => [file, read(folder, file)]);

function post(id: string, content: string, date = '2026-01-10T15:00:00Z', title = id) {
  database.documents.set(`${COLLECTION}/${id}`, articleFields({ title, date, content }));
}

test.each([
  ['plain', 'Text\n', '2026-01-10T15:00:00.000Z'],
  ['no-last-line-end', '# Text\n\n---\n\nend', '2026-01-10T15:00:00.123Z'],
  ['blank-lines-around', '\n\n  Text  \n\n', '2026-01-10T15:00:00.123456Z'],
  ['Empty', '', '1999-12-31T23:59:59.000001Z'],
])('a file holds exactly the same article: %s', async (id, content, date) => {
  const folder = newFolder();
  const title = 'A "title": with – 🐝 \\ characters';
  post(id, content, date, title);
  expect(await backUp(folder, settings())).toMatchObject({ documents: 1, removed: [] });
  const text = read(folder, `${id}.md`);
  expect(parseArticleFile('any.md', text)).toEqual({ id, title, date, content });
});

test('ids that are unsafe as file names, or differ only in case, get distinct file names', async () => {
  const folder = newFolder();
  const ids = [
    'kickoff',
    'Kickoff',
    'a.b',
    'مرحبا',
    '🐝',
    'document-1',
    'x'.repeat(200),
    'Nul',
    'com1',
  ];
  for (const id of ids) post(id, id);
  await backUp(folder, settings());
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(ids.length);
  expect(files.every((file) => /^[\w-]{1,100}\.md$/.test(file))).toBe(true);
  // Windows has no files of these names, whatever their extension.
  expect(files.filter((file) => /^(nul|com1)\./i.test(file))).toEqual([]);
  const pulled = files.map((file) => parseArticleFile(file, read(folder, file)));
  expect(pulled.map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(pulled.every(({ id, content }) => id === content)).toBe(true);
});

const complete = articleFields({ title: 'Kickoff', date: '2026-01-10T15:00:00Z', content: 'Text' });

test.each([
  ['a field that articles do not have', { ...complete, author: { stringValue: 'A' } }],
  ['a title that is not text', { ...complete, title: { integerValue: '1' } }],
  ['a date that is text', { ...complete, date: { stringValue: '2026-01-10T15:00:00Z' } }],
  ['line ends of Windows', { ...complete, content: { stringValue: 'One\r\nTwo' } }],
  ['no fields', {}],
])(
  'a document with %s, which no Markdown file holds exactly, is saved as JSON',
  async (_, fields) => {
    const folder = newFolder();
    database.documents.set(`${COLLECTION}/odd`, fields);
    await backUp(folder, settings());
    const [file = ''] = readdirSync(folder).filter((name) => name.startsWith('document-'));
    expect(JSON.parse(read(folder, file))).toEqual({ name: 'News/odd', fields });
  },
);

test('files of deleted articles go, other files stay, and a second backup changes nothing', async () => {
  const folder = newFolder();
  post('a', 'A');
  post('b', 'B');
  await backUp(folder, settings());
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  database.documents.delete(`${COLLECTION}/a`);
  expect((await backUp(folder, settings())).removed).toEqual(['a.md']);
  const before = filesIn(folder);
  expect(before.map(([file]) => file)).toEqual(['b.md', 'notes.txt', 'pulled-from.json']);
  await backUp(folder, settings());
  expect(filesIn(folder)).toEqual(before);
});

test('pictures that articles name are beside them; those that are gone or that nothing names leave', async () => {
  const folder = newFolder();
  const id = '20270109-k3f9-600x400';
  const bytes = { bytesValue: Buffer.from('RIFF').toString('base64') };
  const stored = `${COLLECTION.replace(/News$/, 'Pictures')}/${id}`;
  database.documents.set(stored, { bytes });
  post('a', `![Us](picture:${id}) ![Gone](picture:20270109-gone-6x4)`);
  expect((await backUp(folder, settings())).pictures).toBe(1);
  expect(read(folder, `pictures/${id}.webp`)).toBe('RIFF');
  writeFileSync(join(folder, 'pictures', `${id}.jpg.part`), 'half of one');
  const fetched = jest.spyOn(globalThis, 'fetch');
  expect(await backUp(folder, settings())).toMatchObject({
    pictures: 1,
    removed: [`${id}.jpg.part`],
  });
  const asked = fetched.mock.calls.map(([address]) => (address as URL).href);
  expect(asked.filter((address) => address.includes(id))).toEqual([
    expect.stringContaining('?mask.fieldPaths=type'),
  ]);
  database.documents.delete(stored);
  expect(await backUp(folder, settings())).toMatchObject({
    pictures: 0,
    removed: [`${id}.webp`],
  });
});

test.each(['<h1>Log in to this network</h1>', 'null', '{"login":"required"}'])(
  'when %s answers in place of the database, the backup says so and leaves the copy as it was',
  async (body) => {
    const folder = newFolder();
    post('a', 'A');
    await backUp(folder, settings());
    const before = filesIn(folder);
    const server = createServer((_request, response) => response.end(body));
    const emulatorHost = `127.0.0.1:${await listen(server)}`;
    const copying = backUp(folder, { ...localDatabase, emulatorHost });
    await expect(copying).rejects.toThrow(
      `What answered at http://${emulatorHost} is not the database. Something in this network may`,
    );
    server.closeAllConnections();
    server.close();
    expect(filesIn(folder)).toEqual(before);
  },
);

test.each([
  [
    'of another project',
    '{"project":"robohornets"}',
    {},
    `${NEWS_BACKUP} holds the News of project robohornets, but the settings name project demo-`,
  ],
  [
    'of an unknown one',
    undefined,
    {},
    `${NEWS_BACKUP} holds News, but not pulled-from.json, which names its project.`,
  ],
  [
    'of the real project, by a database on this machine',
    '{"project":"robohornets"}',
    { projectId: 'robohornets' },
    'Leave out FIRESTORE_EMULATOR_HOST',
  ],
])('a copy %s is not replaced', async (_, marker, other, reason) => {
  const { folder } = newRoot();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'kickoff.md'), 'The only copy');
  if (marker) writeFileSync(join(folder, 'pulled-from.json'), marker);
  const before = filesIn(folder);
  post('sample', 'A sample');
  await expect(backUp(folder, { ...settings(), ...other })).rejects.toThrow(reason);
  expect(filesIn(folder)).toEqual(before);
});

test('an empty database does not empty the copy, nor one without drafts the copy of those', async () => {
  const { folder } = newRoot();
  const desk = COLLECTION.replace(/News$/, 'Articles');
  expect(await backUp(folder, settings())).toMatchObject({ documents: 0, removed: [] });
  post('a', 'A');
  database.documents.set(`${desk}/a`, complete);
  await backUp(folder, settings(), 'owner');
  const before = filesIn(folder);
  database.documents.delete(`${desk}/a`);
  await expect(backUp(folder, settings(), 'owner')).rejects.toThrow(
    `The database has no Articles, but ${NEWS_BACKUP} still holds some.`,
  );
  database.documents.delete(`${COLLECTION}/a`);
  await expect(backUp(folder, settings(), 'owner')).rejects.toThrow(
    'The database has no News, but',
  );
  expect(filesIn(folder)).toEqual(before);
});

test('drafts are copied for an owner only', async () => {
  const folder = newFolder();
  post('a', 'A');
  database.documents.set(`${COLLECTION.replace(/News$/, 'Articles')}/draft`, complete);
  expect(await backUp(folder, settings())).toMatchObject({ documents: 1 });
  expect(readdirSync(folder)).toEqual(['a.md', 'pulled-from.json']);
});

const build = (root: string, projectId: string = localDatabase.projectId) =>
  fetchNewsForBuild(
    root,
    {
      database: { ...settings(), projectId },
      authHost: undefined,
      isRealProject: true,
      isDatabaseNamed: false,
      siteUrl: 'https://example.org',
    },
    report,
  );
const report = jest.fn();

test('a build without its database uses the copy of the same project, and says so', async () => {
  const { root, folder } = newRoot();
  post('a', 'A');
  post('windows', 'One\r\nTwo', '2026-02-10T15:00:00Z');
  database.documents.set(`${COLLECTION}/odd`, { title: { integerValue: '1' } });
  await backUp(folder, settings());
  const { articles: live } = await build(root);
  await database.stop();
  const { articles: copied } = await build(root);
  const shown = ({ id, title, content, publishedAt }: (typeof live)[number]) => ({
    id,
    title,
    content,
    publishedAt,
  });
  expect(copied.map(shown)).toEqual(live.map(shown));
  expect(copied).toHaveLength(2);
  expect(report).toHaveBeenCalledWith(expect.stringContaining(`the copy in ${NEWS_BACKUP}`));
});

test('a build never uses samples, or the News of another project, as the real News', async () => {
  const { root, folder } = newRoot();
  await database.stop();
  const samples = join(root, 'content', 'news');
  mkdirSync(samples, { recursive: true });
  writeFileSync(join(samples, 'a.md'), '---\ntitle: A\ndate: 2026-01-10T09:00:00-06:00\n---\n');
  await expect(build(root)).rejects.toThrow("has no copy of this project's News");
  database = await startDatabase({ port: 0 });
  post('a', 'A');
  await backUp(folder, settings());
  await database.stop();
  await expect(build(root, 'another')).rejects.toThrow('npm run backup');
});
