import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { openDatabase } from '../../src/local/openDatabase';
import { localDatabase } from '../../src/news/databaseSettings';
import { readSettings } from '../../src/pipeline/settings';
import { temporaryFolder } from '../temporaryFolder';

const project = join(__dirname, '..', '..');
const root = temporaryFolder();
const file = join(root, 'kept', 'news.json');
mkdirSync(join(root, 'content', 'news'), { recursive: true });

const { DATABASE_FILE } = process.env;
const usual = createServer();
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      // If another program uses the usual port already, that is just as good.
      usual.once('error', () => resolve());
      usual.listen(Number(localDatabase.emulatorHost.split(':')[1]), '127.0.0.1', resolve);
    }),
);
afterEach(() => {
  if (DATABASE_FILE === undefined) delete process.env.DATABASE_FILE;
  else process.env.DATABASE_FILE = DATABASE_FILE;
});
afterAll(() => new Promise((resolve) => usual.close(resolve)));

test.each([undefined, ' '])(
  'if its port is in use, the database uses another one and says so (DATABASE_FILE=%s)',
  async (name) => {
    if (name === undefined) delete process.env.DATABASE_FILE;
    else process.env.DATABASE_FILE = name;
    const report = jest.fn();
    const { settings, stop } = await openDatabase(root, readSettings({}), report);
    await stop();
    expect(settings.database.emulatorHost).not.toBe(localDatabase.emulatorHost);
    expect(report).toHaveBeenCalledWith('Port 8080 is in use, so the database uses another one');
  },
);

test('with a file, the database uses no other port, as two databases would overwrite the file', async () => {
  process.env.DATABASE_FILE = file;
  const opened = openDatabase(root, readSettings({}), jest.fn());
  await expect(opened).rejects.toThrow(
    'Port 8080 is in use, and with DATABASE_FILE the local database takes no other',
  );
  await expect(opened).rejects.toThrow('FIRESTORE_EMULATOR_HOST=127.0.0.1:8080');
  expect(existsSync(file)).toBe(false);
});

test('the file that the README suggests is in a folder that git ignores', () => {
  const read = (name: string) => readFileSync(join(project, name), 'utf8');
  const [, named = ''] = /`DATABASE_FILE=(\S+)`/.exec(read('README.md')) ?? [];
  expect(named).toMatch(/^[^/]+\/[^/]+$/);
  expect(read('.gitignore').split('\n')).toContain(named.replace(/[^/]*$/, ''));
});
