import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { startDatabase } from '../../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../../src/local/database/startDatabase';
import { localDatabase } from '../../../src/news/databaseSettings';
import { cacheOnDisk } from '../../../src/pipeline/assets/assetFiles';
import { databasePictures } from '../../../src/pipeline/news/databasePictures';
import { makeNewsPictures, picturesInFolder } from '../../../src/pipeline/news/newsPictures';
import type { PictureSource } from '../../../src/pipeline/news/newsPictures';
import { temporaryFolder } from '../../temporaryFolder';

const ID = '20271009-k3f9-600x400';
const COLLECTION = `projects/${localDatabase.projectId}/databases/(default)/documents/Pictures`;

const drawn = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: 'orange' } })
    .webp()
    .toBuffer();

let database: LocalDatabase;
beforeEach(async () => {
  database = await startDatabase({ port: 0 });
});
afterEach(() => database.stop());

const store = (id: string, bytes: Buffer) =>
  database.documents.set(`${COLLECTION}/${id}`, {
    bytes: { bytesValue: bytes.toString('base64') },
    type: { stringValue: 'image/webp' },
  });

const folder = temporaryFolder();
const report = jest.fn();

/** Builds the pictures of an article with this text, in a new folder; says what was asked for with its bytes. */
async function build(content: string, cache = mkdtempSync(join(folder, 'cache-'))) {
  const out = mkdtempSync(join(folder, 'site-'));
  const stored = databasePictures({ ...localDatabase, emulatorHost: database.host });
  const read = jest.fn(stored.read);
  const source: PictureSource = { ...stored, read };
  const articles = [{ id: 'a', title: 'A', publishedAt: 0, content }];
  const [article] = await makeNewsPictures({ articles, source, out, cache, report });
  const made = join(out, 'pictures', 'news');
  const files = existsSync(made) ? readdirSync(made).sort() : [];
  return { content: article!.content, files, cache, isRead: read.mock.calls.length > 0 };
}

test('a picture gets its widths in every format, under names that its id alone gives', async () => {
  store(ID, await drawn());
  const { content, files } = await build(`![The robot](picture:${ID})`);
  expect(files).toEqual(
    ['480.avif', '480.jpg', '480.webp', '600.avif', '600.jpg', '600.webp'].map(
      (end) => `${ID}-${end}`,
    ),
  );
  expect(content).toBe(`![The robot](picture:${ID})`);
});

test('only the bytes of new pictures are read; what is gone leaves the cache, and its words stay', async () => {
  store(ID, await drawn());
  const text = `Before ![The robot](picture:${ID} "Us") after`;
  const first = await build(text);
  const again = await build(text, first.cache);
  expect([first.isRead, again.isRead]).toEqual([true, false]);
  expect(again.files).toEqual(first.files);
  database.documents.delete(`${COLLECTION}/${ID}`);
  const gone = await build(text, first.cache);
  expect(gone).toMatchObject({ content: 'Before The robot after', files: [] });
  expect(readdirSync(first.cache)).toEqual([]);
});

test.each([
  ['no picture', async () => Buffer.from('<svg onload=alert(1)>')],
  ['of another size', () => drawn(300, 200)],
])('one that is %s is left out and named', async (_, bytes) => {
  store(ID, await bytes());
  expect(await build(`![The robot](picture:${ID})`)).toMatchObject({
    content: 'The robot',
    files: [],
  });
  expect(report).toHaveBeenCalledWith(expect.stringContaining(ID));
});

test('of a picture that could not be had, nothing is kept: the next build asks again', async () => {
  const cache = mkdtempSync(join(folder, 'cache-'));
  const make = jest.fn(async () => ({ files: {}, note: undefined }));
  await cacheOnDisk(cache, ID, make);
  await cacheOnDisk(cache, ID, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('what is made twice at the same time is whole', async () => {
  const cache = mkdtempSync(join(folder, 'cache-'));
  const make = async () => ({ files: { 'a.txt': Buffer.from('A') }, note: undefined });
  await Promise.all([cacheOnDisk(cache, ID, make), cacheOnDisk(cache, ID, make)]);
  expect(readdirSync(cache).sort()).toEqual([`${ID}.json`, 'a.txt']);
});

test('a database that cannot be asked stops the build: no picture is taken for gone', async () => {
  const source = databasePictures({ ...localDatabase, emulatorHost: '127.0.0.1:1' });
  await expect(source.has(ID)).rejects.toThrow('cannot be reached');
});

test('the pictures of a copy are in its folder', async () => {
  const copy = join(mkdtempSync(join(folder, 'copy-')), 'pictures');
  expect(await picturesInFolder(copy).has(ID)).toBe(false);
  mkdirSync(copy);
  writeFileSync(join(copy, `${ID}.webp`), 'bytes');
  expect(existsSync(copy)).toBe(true);
  expect(String(await picturesInFolder(copy).read(ID))).toBe('bytes');
});
