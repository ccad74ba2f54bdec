import { escapeHtml } from '../lib/html';
import { articlePath } from '../news/newsAddresses';
import { keptArticleIds, keptNews, keptPage, keptPaths } from './keptPages';

/** The path of the kept page that stands in for any page that is not on the device. */
export const OFFLINE_PATH = '/offline';

/** The ids of the sections that list what is on the device, hidden as long as their lists are empty. */
export const KEPT_PAGES_ID = 'kept-pages';
export const KEPT_ARTICLES_ID = 'kept-articles';

/** Returns the page that says what can be read offline; undefined if the worker has lost it. */
export async function offlinePage(): Promise<Response | undefined> {
  const page = await keptPage(OFFLINE_PATH).catch(() => undefined);
  if (!page) return undefined;
  const paths = await keptPaths();
  const pages = changeItems(await page.text(), KEPT_PAGES_ID, (items) =>
    items.replace(LINKED_ITEM, (item, path: string) => (paths.includes(path) ? item : '')),
  );
  const articles = (await Promise.all((await keptArticleIds()).map(articleItem))).reverse();
  const html = changeItems(pages, KEPT_ARTICLES_ID, () => articles.join(''));
  const headers = new Headers(page.headers);
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  return new Response(html, { status: 503, headers });
}

const LINKED_ITEM = /<li\b[^>]*><a\b[^>]*\bhref="([^"]*)"[^]*?<\/li>/g;

async function articleItem(id: string): Promise<string> {
  const title = (await keptNews(articlePath(id)))?.article?.title;
  return `<li><a href="${articlePath(id)}">${escapeHtml(title || id)}</a></li>`;
}

/** Changes the items of the list in a section of a page, and shows the section if there are any. */
function changeItems(html: string, id: string, change: (items: string) => string): string {
  const list = new RegExp(`(<section\\b[^>]*\\bid="${id}"[^]*?<ul\\b[^>]*>)([^]*?)(?=</ul>)`);
  return html.replace(list, (_, opening: string, items: string) => {
    const changed = change(items);
    return (changed ? opening.replace(' hidden=""', '') : opening) + changed;
  });
}
