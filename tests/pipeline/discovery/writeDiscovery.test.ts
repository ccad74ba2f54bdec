import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Article } from '../../../src/news/article';
import { builtFiles } from '../../../src/pipeline/content/addressRules';
import { writeDiscovery } from '../../../src/pipeline/discovery/writeDiscovery';
import { pageWords } from '../../pageWords';
import { temporaryFolder } from '../../temporaryFolder';

const localPort = 5001;

const siteUrl = 'https://example.org';
const folder = temporaryFolder();
const emptyFolder = () => mkdtempSync(join(folder, 'out-'));

interface SitemapEntry {
  readonly loc: string;
  readonly lastmod?: string;
}

function readEntries(out: string): SitemapEntry[] {
  const xml = readFileSync(join(out, 'sitemap.xml'), 'utf8');
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    htmlEntities: true,
    isArray: (name) => name === 'url',
  });
  const { urlset } = parser.parse(xml) as { urlset: Record<string, unknown> };
  expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return urlset.url as SitemapEntry[];
}

const article = (id: string, publishedAt?: number, updatedAt?: number): Article => ({
  id,
  title: id,
  content: '',
  publishedAt,
  ...(updatedAt !== undefined && { updatedAt }),
});

test('the sitemap has every page and every article once, with its last change', async () => {
  const out = emptyFolder();
  const articles = [
    article('newest', Date.UTC(2026, 1, 1), Date.UTC(2026, 1, 3)),
    article('older', Date.UTC(2026, 0, 1)),
    article('undated'),
    article('no/file', Date.UTC(2026, 0, 1)),
  ];
  await writeDiscovery({ articles, out, siteUrl, localPort });
  const listed = readEntries(out);
  const paths = listed.map(({ loc }) => loc.replace(siteUrl, ''));
  expect(paths).toEqual([
    ...Object.keys(pageWords),
    '/news/newest',
    '/news/older',
    '/news/undated',
  ]);
  const changeOf = (path: string) => listed[paths.indexOf(path)]?.lastmod;
  expect(changeOf('/news/newest')).toBe('2026-02-03T00:00:00.000Z');
  expect(changeOf('/news')).toBe('2026-02-03T00:00:00.000Z');
  expect(changeOf('/news/older')).toBe('2026-01-01T00:00:00.000Z');
  expect(changeOf('/news/undated')).toBeUndefined();
  expect(changeOf('/about')).toBeUndefined();
});

test('an article dated in the future was changed when it was, not then', async () => {
  const out = emptyFolder();
  const changed = Date.UTC(2026, 1, 3);
  const articles = [article('newest', Date.UTC(2062, 1, 1), changed)];
  await writeDiscovery({ articles, out, siteUrl, localPort });
  const news = readEntries(out).filter(({ loc }) => /news/.test(loc));
  expect(news.map(({ lastmod }) => lastmod)).toEqual(
    Array(2).fill(new Date(changed).toISOString()),
  );
});

test('robots may read everything, and learn of the sitemap once the site has an address', async () => {
  const robotsOf = async (address: string | undefined) => {
    const out = emptyFolder();
    await writeDiscovery({ articles: [], out, siteUrl: address, localPort });
    return readFileSync(join(out, 'robots.txt'), 'utf8');
  };
  expect(await robotsOf(siteUrl)).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
  expect(await robotsOf(undefined)).toBe('User-agent: *\nAllow: /\n');
});

test('the files that content may link to are written, even without the site’s address', async () => {
  const out = emptyFolder();
  await writeDiscovery({ articles: [], out, siteUrl: undefined, localPort });
  const feeds = builtFiles.filter((file) => /\/(feed|atom)\./.test(file));
  expect(feeds).toHaveLength(3);
  expect(readdirSync(out).map((file) => `/${file}`)).toEqual(
    expect.arrayContaining([...feeds, '/robots.txt', '/sitemap.xml']),
  );
  expect(readEntries(out)[0]?.loc).toBe(`http://localhost:${localPort}/`);
});
