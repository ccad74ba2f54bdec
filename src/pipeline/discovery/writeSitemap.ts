import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isoDateTime } from '../../lib/dates';
import { escapeHtml } from '../../lib/escapeHtml';

/** How many addresses one sitemap may hold (sitemaps.org/protocol.html). */
const SITEMAP_LIMIT = 50_000;

export interface SitemapEntry {
  readonly path: string;
  /** In milliseconds since 1970, if known. */
  readonly lastChange?: number;
}

interface Sitemap {
  readonly entries: readonly SitemapEntry[];
  readonly siteUrl: string;
  readonly out: string;
}

/** Writes /sitemap.xml. Throws when it would be longer than search engines read. */
export async function writeSitemap({ entries, siteUrl, out }: Sitemap): Promise<void> {
  if (entries.length > SITEMAP_LIMIT) {
    throw new Error(
      `A sitemap may list ${SITEMAP_LIMIT} pages, and this site has ${entries.length}: writeSitemap.ts must now write several sitemaps and an index of them (sitemaps.org/protocol.html).`,
    );
  }
  await writeFile(join(out, 'sitemap.xml'), linesOf(entries, siteUrl));
}

/** Yields a sitemap line by line, so that a long list is never in memory as one string. */
function* linesOf(entries: readonly SitemapEntry[], siteUrl: string): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  for (const { path, lastChange } of entries) {
    const changed = lastChange === undefined ? '' : `<lastmod>${isoDateTime(lastChange)}</lastmod>`;
    yield `<url><loc>${escapeHtml(siteUrl + path)}</loc>${changed}</url>\n`;
  }
  yield '</urlset>\n';
}
