import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isoDateTime } from '../../lib/dates';
import { escapeHtml } from '../../lib/escapeHtml';

/** How many addresses one sitemap may hold (sitemaps.org/protocol.html). */
const SITEMAP_LIMIT = 50_000;

export interface SitemapEntry {
  /** The path of the page: `/about`. */
  readonly path: string;
  /** In milliseconds since 1970, if known. */
  readonly lastChange?: number | undefined;
}

interface Sitemap {
  readonly entries: readonly SitemapEntry[];
  readonly siteUrl: string;
  readonly out: string;
  /** How many entries a file may hold; for tests. */
  readonly limit?: number;
}

/** Writes /sitemap.xml with every entry, or as an index of several files if one may not hold them all. */
export async function writeSitemap(sitemap: Sitemap): Promise<void> {
  const { entries, siteUrl, out, limit = SITEMAP_LIMIT } = sitemap;
  const write = (name: string, list: 'urlset' | 'sitemapindex', listed: readonly SitemapEntry[]) =>
    writeFile(join(out, name), linesOf(list, listed, siteUrl));

  if (entries.length <= limit) {
    await write('sitemap.xml', 'urlset', entries);
    return;
  }
  const files: SitemapEntry[] = [];
  for (let start = 0; start < entries.length; start += limit) {
    const name = `sitemap-${files.length + 1}.xml`;
    files.push({ path: `/${name}` });
    await write(name, 'urlset', entries.slice(start, start + limit));
  }
  await write('sitemap.xml', 'sitemapindex', files);
}

const members = { urlset: 'url', sitemapindex: 'sitemap' };

/** Yields a sitemap line by line, so that a long list is never in memory as one string. */
function* linesOf(
  list: keyof typeof members,
  entries: readonly SitemapEntry[],
  siteUrl: string,
): Generator<string> {
  const member = members[list];
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (const { path, lastChange } of entries) {
    const changed = lastChange === undefined ? '' : `<lastmod>${isoDateTime(lastChange)}</lastmod>`;
    yield `<${member}><loc>${escapeHtml(siteUrl + path)}</loc>${changed}</${member}>\n`;
  }
  yield `</${list}>\n`;
}
