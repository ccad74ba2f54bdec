import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Documents } from '../../src/local/database/documents';
import { openDatabase, seedNews } from '../../src/local/openDatabase';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { readSettings } from '../../src/pipeline/settings';
import { temporaryFolder } from '../temporaryFolder';

const root = temporaryFolder();
const file = join(root, 'kept', 'news.json');
mkdirSync(join(root, 'content', 'news'), { recursive: true });

const { DATABASE_FILE } = process.env;
const usual = createServer();
const takeUsualPort = () =>
  new Promise<boolean>((resolve) => {
    // If another program uses the usual port already, that is just as good.
    usual.once('error', () => resolve(false));
    usual.listen(Number(localDatabase.emulatorHost.split(':')[1]), '127.0.0.1', () =>
      resolve(true),
    );
  });
let isUsualPortOurs = false;
beforeAll(async () => {
  isUsualPortOurs = await takeUsualPort();
});
afterEach(() => {
  if (DATABASE_FILE === undefined) delete process.env.DATABASE_FILE;
  else process.env.DATABASE_FILE = DATABASE_FILE;
});
afterAll(() => new Promise((resolve) => usual.close(resolve)));

/** Opens the database of a project without settings. */
function open(sitePort: number, report: (step: string) => void = jest.fn()) {
  return openDatabase({ root, settings: readSettings({}), sitePort, report });
}

test.each([undefined, ' '])(
  'if its port is in use, the database uses another one and says so (DATABASE_FILE=%s)',
  async (name) => {
    if (name === undefined) delete process.env.DATABASE_FILE;
    else process.env.DATABASE_FILE = name;
    const report = jest.fn();
    const { settings, stop } = await open(5000, report);
    await stop();
    expect(settings.database.emulatorHost).not.toBe(localDatabase.emulatorHost);
    expect(report).toHaveBeenCalledWith('Port 8080 is in use, so the database uses another one');
  },
);

test('with a file, the database uses no other port, as two databases would overwrite the file', async () => {
  process.env.DATABASE_FILE = file;
  const opened = open(5000);
  await expect(opened).rejects.toThrow(
    'Port 8080 is in use, and with DATABASE_FILE the local database takes no other',
  );
  await expect(opened).rejects.toThrow('FIRESTORE_EMULATOR_HOST=127.0.0.1:8080');
  expect(existsSync(file)).toBe(false);
});

test('the line that is printed adds an article, at the port that the database has', async () => {
  delete process.env.DATABASE_FILE;
  const report = jest.fn<void, [string]>();
  const { stop } = await open(5000, report);
  const lines = report.mock.calls.map(([line]) => line).join('\n');
  const [, method, address = '', body] = /curl -X (\w+) '(.*?)' .* -d '(.*)'$/m.exec(lines)!;
  const headers = { Authorization: 'Bearer owner' };
  await fetch(address, { method, headers, body });
  const added = await fetch(address);
  await stop();
  expect(await added.json()).toHaveProperty('fields.title.stringValue', 'Hello');
});

test('with a file, samples are there once, and stay deleted', async () => {
  if (!isUsualPortOurs) {
    console.warn('Skipped: another program uses the port of the local database.');
    return;
  }
  await new Promise((resolve) => usual.close(resolve));
  process.env.DATABASE_FILE = file;
  writeFileSync(
    join(root, 'content', 'news', 'a.md'),
    '---\ntitle: A\ndate: 2026-01-10T09:00:00-06:00\n---\n',
  );
  const news = `http://${localDatabase.emulatorHost}/v1/${newsCollectionName(localDatabase.projectId)}`;
  const list = async (): Promise<unknown> => (await fetch(news)).json();
  const first = await open(5000);
  expect(await list()).toHaveProperty('documents.length', 1);
  await fetch(`${news}/a`, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } });
  await first.stop();
  const second = await open(5000);
  expect(await list()).toEqual({});
  await second.stop();
  isUsualPortOurs = await takeUsualPort();
});

test('the articles are written as an editor would write them', () => {
  const documents = new Documents();
  const date = '2026-01-10T15:00:00.000Z';
  const articles = [{ id: 'a', title: 'A', date, content: 'Text\n' }];
  for (const project of ['demo-test', 'demo-other']) seedNews(documents, project, articles);
  expect(documents.get(`${newsCollectionName('demo-test')}/a`)?.fields).toEqual({
    title: { stringValue: 'A' },
    date: { timestampValue: date },
    content: { stringValue: 'Text\n' },
  });
  expect(documents.list(newsCollectionName('demo-other'))).toHaveLength(1);
});
