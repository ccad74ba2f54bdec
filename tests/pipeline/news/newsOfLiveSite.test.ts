import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabase } from '../../../src/local/database/startDatabase';
import { serveSite } from '../../../src/local/serveSite';
import { localDatabase } from '../../../src/news/databaseSettings';
import { writeHosting } from '../../../src/pipeline/hosting';
import { fetchNewsForBuild } from '../../../src/pipeline/news/fetchNews';
import { writePublishedNews } from '../../../src/pipeline/news/newsOfLiveSite';
import { misbehaving } from '../../local/database/faults';
import type { Fault } from '../../local/database/faults';
import { temporaryFolder } from '../../temporaryFolder';

const scratch = temporaryFolder();
const root = join(__dirname, '..', '..', '..');
const published = {
  articles: [
    { id: 'new', title: 'New', publishedAt: 3, updatedAt: 4, content: 'One\n\n\nTwo\nThree\n' },
    { id: 'no/file', title: '', publishedAt: undefined, content: 'Text' },
  ],
  copiedAt: Date.parse('2026-11-28T09:23:00Z'),
};
const report = jest.fn();

const ID = '20271009-k3f9-600x400';

/**
 * Builds from a database that answers everybody with a fault, beside a live site with the given file and a
 * picture; returns what the build gets.
 */
async function buildOn(fault: Fault, file?: string) {
  const out = mkdtempSync(join(scratch, 'live-'));
  mkdirSync(join(out, 'data'));
  mkdirSync(join(out, 'pictures', 'news'), { recursive: true });
  writeFileSync(join(out, 'pictures', 'news', `${ID}-600.jpg`), 'The picture');
  writeFileSync(join(out, 'index-0123abcd.js'), '');
  await writePublishedNews(published, out);
  if (file !== undefined) writeFileSync(join(out, 'data', 'all.json'), file);
  await writeHosting(root, { out, isForVisitors: false, policy: '', deskPolicy: '' });
  const site = await serveSite({ out, port: 0 });
  const database = await startDatabase({ port: 0, ...misbehaving({ current: fault }) });
  const settings = {
    database: { ...localDatabase, emulatorHost: database.host },
    isRealProject: true,
    isDatabaseNamed: true,
    authHost: undefined,
    siteUrl: site.origin,
  };
  try {
    const { pictures, ...news } = await fetchNewsForBuild(scratch, settings, report);
    const read = [await pictures.read(ID), await pictures.read('20271009-gone-6x4')];
    return { ...news, pictures: read.map(String) };
  } finally {
    await database.stop();
    await site.stop();
  }
}

test('a build on a day whose quota is spent has the News of the live site, and says so', async () => {
  expect(await buildOn('refuse429')).toMatchObject(published);
  expect(report).toHaveBeenCalledWith(
    expect.stringMatching(
      /answered 429: Quota exceeded\. Using the News of the live site, as of 2026-11-28T09:23:00\.000Z$/,
    ),
  );
});

test('the pictures of such a day are those of the live site', async () => {
  expect((await buildOn('refuse429')).pictures).toEqual(['The picture', 'undefined']);
});

test.each(['refuse403', 'refuse503', 'htmlBlockPage'] as const)(
  'a database that answers otherwise (%s) stops the build',
  async (fault) => {
    await expect(buildOn(fault)).rejects.toThrow('run npm run backup once the database');
  },
);

test.each([
  '<!doctype html>',
  '{"articles":[]}',
  '{"articles":[{"title":"No id"}],"copiedAt":1}',
  '{"articles":[null],"copiedAt":1}',
  '{"articles":[{"id":"a","title":"A","content":"Cut of',
])('a live site that lacks a part of its News stops the build: %s', async (file) => {
  await expect(buildOn('refuse429', file)).rejects.toThrow('/data/all.json');
});
