import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Article } from '../../news/article';
import { articlePath } from '../../news/newsAddresses';
import { serializeFeeds } from './feeds';
import { lastChange } from '../news/lastChange';
import { canBeFile } from '../news/canBeFile';
import { pageHeads } from '../head/pageHeads';
import { writeSitemap } from './writeSitemap';
import type { SitemapEntry } from './writeSitemap';

interface Discovery {
  /** Newest first. */
  readonly articles: readonly Article[];
  readonly out: string;
  readonly siteUrl: string | undefined;
  /** Where `npm start` serves a site without an address of its own. */
  readonly localPort: number;
}

/**
 * Writes the files by which others find the pages: robots.txt, the sitemap, the feeds. Rejects when there
 * are more pages than a sitemap may list: 50,000.
 */
export async function writeDiscovery(site: Discovery): Promise<void> {
  const { articles, out, siteUrl, localPort } = site;
  // Feeds and sitemaps need absolute addresses.
  const address = siteUrl ?? `http://localhost:${localPort}`;
  await writeFile(join(out, 'robots.txt'), robotsFile(siteUrl));
  await writeSitemap({ entries: sitemapEntries(articles), siteUrl: address, out });
  for (const [path, text] of serializeFeeds({ articles, siteUrl: address })) {
    await writeFile(join(out, path), text);
  }
}

/** Returns robots.txt (RFC 9309): allows everything, and names the sitemap once the site has an address. */
function robotsFile(siteUrl: string | undefined): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return siteUrl ? `${rules}\nSitemap: ${siteUrl}/sitemap.xml\n` : rules;
}

function sitemapEntries(articles: readonly Article[]): SitemapEntry[] {
  const lastNews = articles
    .map(lastChange)
    .filter((time) => time !== undefined)
    .reduce<number | undefined>((last, time) => Math.max(last ?? time, time), undefined);
  return [
    ...Object.keys(pageHeads).map((path) => ({
      path,
      lastChange: path === '/news' ? lastNews : undefined,
    })),
    ...articles.filter(canBeFile).map((article) => ({
      path: articlePath(article.id),
      lastChange: lastChange(article),
    })),
  ];
}
