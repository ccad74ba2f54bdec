import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { encodeQR } from 'qr';
import { seasons } from '../../../content/seasons';
import { pages } from '../../../content/site';
import { qrCodeAddress } from '../../lib/qrCodeAddress';
import { isoDateTime } from '../../lib/dates';
import { escapeHtml } from '../../lib/html';
import type { Article } from '../../news/article';
import { articlePath } from '../../news/newsAddresses';
import { serializeFeeds } from './feeds';
import { lastChange, canBeFile } from '../news/builtNews';
import { routes } from '../../routes';

interface Discovery {
  /** Newest first. */
  readonly articles: readonly Article[];
  readonly out: string;
  readonly siteUrl: string | undefined;
  /** Where `npm start` serves a site without an address of its own. */
  readonly localPort: number;
}

/** Writes the files by which others find the pages: robots.txt, the sitemap, the feeds, QR codes. */
export async function writeDiscovery(site: Discovery): Promise<void> {
  const { articles, out, siteUrl, localPort } = site;
  // Feeds, sitemaps and codes need absolute addresses.
  const address = siteUrl ?? `http://localhost:${localPort}`;
  await writeFile(join(out, 'robots.txt'), robotsFile(siteUrl));
  await writeFile(join(out, 'sitemap.xml'), sitemapFile(articles, address));
  for (const [path, text] of serializeFeeds({ articles, siteUrl: address })) {
    await writeFile(join(out, path), text);
  }
  for (const path of [pages.sponsors.to, ...seasons.map((season) => season.path)]) {
    const file = join(out, qrCodeAddress(path));
    await mkdir(dirname(file), { recursive: true });
    // The standard asks for a margin of four cells (ISO/IEC 18004); `medium` survives a crease.
    await writeFile(file, encodeQR(address + path, 'svg', { ecc: 'medium', border: 4 }));
  }
}

/** Returns robots.txt (RFC 9309): allows everything, and names the sitemap once the site has an address. */
function robotsFile(siteUrl: string | undefined): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return siteUrl ? `${rules}\nSitemap: ${siteUrl}/sitemap.xml\n` : rules;
}

/** Returns the sitemap (sitemaps.org/protocol.html), which may have up to 50,000 pages. */
function sitemapFile(articles: readonly Article[], siteUrl: string): string {
  const changes = articles.map(lastChange).filter((time) => time !== undefined);
  const [lastNews] = changes.sort((one, other) => other - one);
  const urls = [
    ...routes
      .filter(({ path }) => !path.includes(':'))
      .map(({ path }) => sitemapUrl(siteUrl + path, path === '/news' ? lastNews : undefined)),
    ...articles
      .filter(canBeFile)
      .map((article) => sitemapUrl(siteUrl + articlePath(article.id), lastChange(article))),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function sitemapUrl(address: string, changed: number | undefined): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${isoDateTime(changed)}</lastmod>`;
  return `<url><loc>${escapeHtml(address)}</loc>${lastmod}</url>`;
}
