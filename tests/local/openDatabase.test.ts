import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Documents } from '../../src/local/database/documents';
import { openDatabase, seedNews } from '../../src/local/openDatabase';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { readSettings } from '../../src/pipeline/settings';
import { temporaryFolder } from '../temporaryFolder';

const root = temporaryFolder();
mkdirSync(join(root, 'content', 'news'), { recursive: true });

const usual = createServer();
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      // If another program uses the usual port already, that is just as good.
      usual.once('error', () => resolve());
      usual.listen(Number(localDatabase.emulatorHost.split(':')[1]), '127.0.0.1', resolve);
    }),
);
afterAll(() => new Promise((resolve) => usual.close(resolve)));

/** Opens the database of a project without settings. */
function open(sitePort: number, report: (step: string) => void = jest.fn()) {
  return openDatabase({ root, settings: readSettings({}), sitePort, report });
}

test('if its port is in use, the database uses another one and says so', async () => {
  const report = jest.fn();
  const { settings, stop } = await open(5000, report);
  await stop();
  expect(settings.database.emulatorHost).not.toBe(localDatabase.emulatorHost);
  expect(report).toHaveBeenCalledWith('Port 8080 is in use, so the database uses another one');
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
