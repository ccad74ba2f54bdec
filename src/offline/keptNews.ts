import { articlePath } from '../news/articlePath';
import { LIST_DATA, articleData, articleIdIn } from '../news/newsAddresses';
import type { FiledList } from '../news/newsSources';
import { NEWS_CACHE } from './cacheNames';
import { tidy } from './tidy';

/** Sixty articles, each with its page and its data. */
const KEPT_NEWS = 120;

/**
 * Keeps an article as the last build wrote it, so that it can be read by its address and by a click.
 * What the build does not know (any more) is dropped. Rejects when the article cannot be fetched.
 */
export async function keepArticle(id: string): Promise<void> {
  const addresses = [articlePath(id), articleData(id)];
  const answers = await Promise.all(addresses.map((address) => fetch(address, FRESH)));
  // For an article that is no file, Hosting answers with the empty shell, and has no data.
  if (answers.some(({ status }) => status === 404)) return forgetArticles((kept) => kept === id);
  const refused = answers.find(({ ok }) => !ok);
  if (refused) throw new Error(`${refused.url} answered ${refused.status}`);
  const cache = await caches.open(NEWS_CACHE);
  for (const [index, answer] of answers.entries()) await renew(cache, addresses[index]!, answer);
  return tidy(cache, KEPT_NEWS);
}

/** Keeps the list as it was seen last. */
export async function keepList(answer: Response): Promise<void> {
  if (answer.ok) await renew(await caches.open(NEWS_CACHE), LIST_DATA, answer);
}

/** A kept copy of a page or a file of the News. */
export async function keptNews(address: string): Promise<Response | undefined> {
  return (await caches.open(NEWS_CACHE)).match(address, { ignoreVary: true });
}

/** Drops the articles that are gone, page and data, and the list if it names such a one. */
export async function forgetArticles(isGone: (id: string) => boolean): Promise<void> {
  const cache = await caches.open(NEWS_CACHE);
  const ids = (await keptArticleIds()).filter(isGone);
  const addresses = ids.flatMap((id) => [articlePath(id), articleData(id)]);
  await Promise.all(addresses.map((address) => cache.delete(address)));
  const list = await cache.match(LIST_DATA);
  const { articles = [] } = ((await list?.json()) ?? {}) as Partial<FiledList>;
  if (articles.some(({ id }) => isGone(id))) await cache.delete(LIST_DATA);
}

/** The ids of the articles that are kept. */
export async function keptArticleIds(): Promise<string[]> {
  const kept = await (await caches.open(NEWS_CACHE)).keys();
  return [...new Set(kept.flatMap(({ url }) => articleIdIn(new URL(url).pathname) ?? []))];
}

/** Past what the browser itself still has. */
const FRESH: RequestInit = { cache: 'no-cache' };

/** Puts an entry at the end, where it goes last (tidy.ts). */
async function renew(cache: Cache, address: string, answer: Response): Promise<void> {
  await cache.delete(address);
  await cache.put(address, answer);
}
