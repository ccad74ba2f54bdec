import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { desk } from '../../../content/desk';
import { feeds } from '../../../content/site';
import { serveSite } from '../../../src/local/serveSite';
import type { SiteServer } from '../../../src/local/serveSite';
import { localDatabase } from '../../../src/news/databaseSettings';
import { serializeFeeds } from '../../../src/pipeline/discovery/feeds';
import { writeHosting } from '../../../src/pipeline/hosting';
import { pageWords } from '../../pageWords';
import {
  collectInlineCode,
  contentSecurityPolicy,
  deskSecurityPolicy,
} from '../../../src/pipeline/contentSecurityPolicy';
import { temporaryFolder } from '../../temporaryFolder';

const scratch = temporaryFolder();
/** The folder of the project, whose settings the site is served with. */
export const root = join(__dirname, '..', '..', '..');

export const newest = {
  id: 'kickoff-2027',
  title: 'Kickoff & more',
  publishedAt: Date.parse('2027-01-09T15:00:00Z'),
  content: 'It begins.',
};

const script = '<script type="module" src="/scripts/a.js" integrity="sha384-abc"></script>';
const escaped = (text: string) => text.replaceAll('&', '&amp;');
const page = (title: string, body = '') =>
  `<!doctype html><title data-rh="true">${escaped(title)}</title>${script}${body}`;

/** The files of a small site that is as it should be, by their path. */
export function siteFiles(): Map<string, string> {
  const pages = Object.entries(pageWords).map(([path, { head }]): [string, string] => [
    path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    page(head.title, path === '/news' ? `<a href="/news/${newest.id}">Read More</a>` : ''),
  ]);
  const written = serializeFeeds({ articles: [newest], siteUrl: 'https://example.org' });
  return new Map([
    ...pages,
    [`news/${newest.id}.html`, page(`${newest.title} - RoboHornets News`)],
    ['shell.html', page('News')],
    ['desk.html', page(desk.head.title, '<meta name="robots" content="noindex">')],
    ['404.html', page('Home', '<meta http-equiv="refresh" content="0; url=/">')],
    ['data/news.json', JSON.stringify({ articles: [newest] })],
    ...feeds.formats.map(({ address }): [string, string] => [
      address.slice(1),
      written.get(address)!,
    ]),
    [
      'sitemap.xml',
      '<?xml version="1.0"?><urlset><url><loc>https://example.org/</loc></url></urlset>',
    ],
    ['robots.txt', 'User-agent: *\nAllow: /\n'],
  ]);
}

/** Serves files as a build is served, under the headers of the repository and the policy of a build. */
export async function serveFiles(files: ReadonlyMap<string, string>): Promise<SiteServer> {
  const out = mkdtempSync(join(scratch, 'site-'));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  await writeHosting(root, {
    out,
    isForVisitors: true,
    policy: contentSecurityPolicy(collectInlineCode(), localDatabase),
    deskPolicy: deskSecurityPolicy(collectInlineCode(), {
      database: localDatabase,
      authHost: localDatabase.emulatorHost,
    }),
  });
  return serveSite({ out, port: 0 });
}
