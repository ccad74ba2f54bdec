import { escapeHtml } from '../lib/html';
import { articleDataPath, articlePath } from '../news/newsAddresses';
import { isBuiltArticle } from './isSiteFile';
import type { BuiltTitle } from './isSiteFile';
import { cachedArticleIds, cachedNews } from './newsCopies';
import { precachedPage } from './precache';
import type { PrecachedFile } from './precache';

/** The path of the precached page that stands in for any page that is not on the device. */
export const OFFLINE_PATH = '/offline';

/** The id of the section that lists the cached articles, hidden as long as its list is empty. */
export const CACHED_ARTICLES_ID = 'cached-articles';

/** Returns the page that says what can be read offline; undefined if the worker has lost it. */
export async function offlinePage(
  precache: readonly PrecachedFile[],
): Promise<Response | undefined> {
  const page = await precachedPage(precache, OFFLINE_PATH).catch(() => undefined);
  if (!page) return undefined;
  const html = listArticles(await page.text(), await cachedArticles());
  const headers = new Headers(page.headers);
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  return new Response(html, { status: 503, headers });
}

async function cachedArticles(): Promise<BuiltTitle[]> {
  const ids = await cachedArticleIds().catch(() => []);
  const articles = await Promise.all(ids.map((id) => cachedArticle(id).catch(() => undefined)));
  return articles.filter((article) => article !== undefined);
}

async function cachedArticle(id: string): Promise<BuiltTitle | undefined> {
  const file: unknown = await (await cachedNews(articleDataPath(id)))?.json();
  return isBuiltArticle(file) ? file : undefined;
}

function listArticles(html: string, articles: readonly BuiltTitle[]): string {
  if (articles.length === 0) return html;
  const items = articles.map(
    ({ id, title }) => `<li><a href="${articlePath(id)}">${escapeHtml(title || id)}</a></li>`,
  );
  const section = new RegExp(`(<section\\b[^>]*\\bid="${CACHED_ARTICLES_ID}"[^]*?<ul\\b[^>]*>)`);
  return html.replace(
    section,
    (opening) => opening.replace(' hidden=""', '') + items.reverse().join(''),
  );
}
