import { articleIdFromPath, articlePath } from '../news/newsAddresses';
import type { NewsSnapshot } from '../news/newsSources';
import { readPageDataText } from '../news/pageData';
import { isOurs, keepFile } from './keptFiles';

const MAX_ARTICLES = 60;

/** Opens the cache of the pages on this device, by their paths: main pages and articles. */
const openPages = () => caches.open('pages');

/** Returns the kept page at a path, if there is one. */
export async function keptPage(path: string): Promise<Response | undefined> {
  return (await openPages()).match(path, { ignoreVary: true });
}

/** Returns the paths of all kept pages, first the one that was kept longest ago. */
export async function keptPaths(): Promise<string[]> {
  return (await (await openPages()).keys()).map(({ url }) => new URL(url).pathname);
}

/** Returns the ids of the kept articles, first the one that was read longest ago. */
export async function keptArticleIds(): Promise<string[]> {
  return (await keptPaths()).flatMap((path) => articleIdFromPath(path) ?? []);
}

/** Returns the News that the kept page at a path holds for its own script; undefined if it is not kept. */
export async function keptNews(path: string): Promise<NewsSnapshot | undefined> {
  const page = await keptPage(path);
  return page && readPageDataText(await page.text())?.news;
}

/**
 * Keeps a page of the site, and those of the build's files that it names. One that the server does not have (any
 * more) is dropped. Rejects when something cannot be fetched or there is no room: an earlier copy stays.
 */
export async function keepPage(
  path: string,
  page: Response,
  files: readonly string[],
): Promise<void> {
  const html = await page.clone().text();
  const id = articleIdFromPath(path);
  // For an article that the build does not know, Hosting answers with the empty shell.
  const isGone = id && isOurs(page) && readPageDataText(html)?.news.article?.id !== id;
  if (isGone || page.status === 404) return dropPage(path);
  if (!isOurs(page)) throw new Error(`${path} answered ${page.status}`);
  await (await openPages()).put(path, page);
  const surplus = (await keptArticleIds()).slice(0, -MAX_ARTICLES);
  await Promise.all(surplus.map((article) => dropPage(articlePath(article))));
  for (const file of files) if (html.includes(file)) await keepFile(file);
}

/** Drops the page at a path. */
export async function dropPage(path: string): Promise<void> {
  await (await openPages()).delete(path);
}
