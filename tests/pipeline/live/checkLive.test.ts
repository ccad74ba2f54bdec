import { createServer } from 'node:http';
import { checkLive } from '../../../src/pipeline/live/checkLive';
import { checkNews } from '../../../src/pipeline/live/checkNews';
import { startDatabase } from '../../../src/local/database/startDatabase';
import { localDatabase, newsCollectionName } from '../../../src/news/databaseSettings';
import { articleFields } from '../../../src/pipeline/news/firestoreRest';
import { checkPages } from '../../../src/pipeline/live/checkPages';
import { pageWords } from '../../pageWords';
import { siteFiles, newest, root, serveFiles } from './siteFixture';
import { listen } from '../../listen';
import { misbehaving } from '../../local/database/faults';

// A site is started for every test, which takes its time on a busy machine.
jest.setTimeout(60_000);

/** What is not fine about a site of these files. */
async function failuresOf(files: ReadonlyMap<string, string>): Promise<Record<string, string>> {
  const site = await serveFiles(files);
  const findings = await checkLive(root, `${site.origin}/about?from=mail`);
  await site.stop();
  return Object.fromEntries(
    findings.filter(({ isFine }) => !isFine).map(({ what, detail }) => [what, detail]),
  );
}

test('a flawless site has no failures, and every page was checked', async () => {
  const site = await serveFiles(siteFiles());
  const findings = await checkLive(root, site.origin);
  await site.stop();
  expect(findings.filter(({ isFine }) => !isFine)).toEqual([]);
  const checked = findings.map(({ what }) => what);
  expect(checked).toEqual(
    expect.arrayContaining([
      ...Object.keys(pageWords),
      `/news/${newest.id}`,
      'an unknown address',
      '/feed.xml',
      '/sitemap.xml',
      'headers of /desk',
    ]),
  );
});

test('everything wrong with a deployed site is found and named', async () => {
  const files = siteFiles();
  files.delete('about.html');
  files.set('contact.html', '<p>Welcome</p>');
  files.set(
    'outreach.html',
    files.get('sponsors.html')! + '<link rel="canonical" href="https://example.org/sponsors">',
  );
  files.set('news.html', files.get('news.html')!.replace('<a href', '<a data-was'));
  files.set('404.html', '<title>Lost</title>');
  files.set('feed.xml', '<rss><channel></rss>');
  files.set('feed.json', '{"version":"https://jsonfeed.org/version/1.1","items":[]}');
  files.delete('sitemap.xml');
  const { '/feed.xml': feed, ...others } = await failuresOf(files);
  expect(feed).toContain('line 1: ');
  expect(others).toEqual({
    '/about': '/about answers 404 instead of 200',
    '/contact': 'has no title, as every page of ours has',
    '/outreach': 'is the page of /sponsors',
    'newest article': `/news/${newest.id} is not in the HTML of /news: rebuild the site`,
    'an unknown address': 'answers, but does not go home',
    '/feed.json': `does not contain /news/${newest.id}`,
    '/sitemap.xml': '/sitemap.xml answers 404 instead of 200',
  });
});

test('a server that gives every address the same answer fails', async () => {
  const server = createServer((_request, response) => response.end('<p>Welcome</p>'));
  const port = await listen(server);
  const findings = await checkLive(root, `http://127.0.0.1:${port}`);
  await new Promise((resolve) => server.close(resolve));
  expect(findings.filter(({ isFine }) => isFine)).toEqual([]);
  const details = Object.fromEntries(findings.map(({ what, detail }) => [what, detail]));
  expect(details).toMatchObject({
    '/about': 'has no title, as every page of ours has',
    'an unknown address': '/no-such-page-1209 answers 200 instead of 404',
    'headers of /': expect.stringContaining('Content-Security-Policy is ""') as string,
  });
});

test('a page that is parked at the address of the site is none of ours', async () => {
  const parked = async () => new Response('<title>Buy this domain</title>');
  jest.spyOn(globalThis, 'fetch').mockImplementation(parked);
  const [about] = (await checkPages('https://example.org')).filter(({ what }) => what === '/about');
  expect(about!.detail).toBe('has no canonical address, as every page of ours has');
});

test.each([
  ['{"articles":[]}', true, 'there is no article yet'],
  ['{"news":[]}', false, '/data/news.json is not the list of the News as a build writes it'],
  [undefined, false, '/data/news.json answers 404 instead of 200'],
])('a site whose list of articles is %s is fine: %s', async (list, isFine, detail) => {
  const files = siteFiles();
  files.delete('data/news.json');
  if (list) files.set('data/news.json', list);
  const site = await serveFiles(files);
  const [newestArticle] = await checkNews(site.origin);
  await site.stop();
  expect(newestArticle).toEqual({ what: 'newest article', isFine, detail });
});

test('the newest article is the database’s, if one is configured', async () => {
  const site = await serveFiles(siteFiles());
  const database = await startDatabase({ port: 0 });
  const collection = newsCollectionName(localDatabase.projectId);
  database.documents.set(
    `${collection}/last-night`,
    articleFields({ title: 'Last night', date: '2027-02-01T02:00:00Z', content: 'We won.' }),
  );
  const findings = await checkLive(root, site.origin, {
    ...localDatabase,
    emulatorHost: database.host,
  });
  await Promise.all([site.stop(), database.stop()]);
  expect(findings.filter(({ isFine }) => !isFine)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        what: 'newest article',
        detail: '/news/last-night is not in the HTML of /news: rebuild the site',
      }),
    ]),
  );
});

test('on a day whose quota is spent, the newest article is the one of the site', async () => {
  const site = await serveFiles(siteFiles());
  const database = await startDatabase({ port: 0, ...misbehaving({ current: 'refuse429' }) });
  const [newestArticle] = await checkNews(site.origin, {
    ...localDatabase,
    emulatorHost: database.host,
  });
  await Promise.all([site.stop(), database.stop()]);
  expect(newestArticle).toMatchObject({
    isFine: true,
    detail: `/news/${newest.id} is in the HTML of /news`,
  });
});

test('a site that does not answer fails every check, and says why', async () => {
  const site = await serveFiles(siteFiles());
  await site.stop();
  const findings = await checkLive(root, site.origin);
  expect(findings.every(({ isFine }) => !isFine)).toBe(true);
  expect(findings[0]?.detail).toContain(
    `The site at ${site.origin} cannot be reached: connect ECONNREFUSED`,
  );
});

test.each(['', 'example.org', 'ftp://example.org', 'http://robohornets.example/about'])(
  '"%s" is refused as an address',
  async (address) => {
    await expect(checkLive(root, address)).rejects.toThrow('not the address of a site');
  },
);
