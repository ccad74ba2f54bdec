import type { Article } from './article';
import { constantReadable, lazyReadable } from './lazyReadable';
import { neighborsAt } from './neighbors';
import type { Neighbors } from './neighbors';
import type { NewsSources } from './newsSources';
import type { Readable } from './readable';
import { sortArticles } from './sortArticles';

/**
 * Reads the articles before and after one: from the list if it contains the article, otherwise from what
 * the build wrote.
 */
export function readNeighbors(
  id: string,
  list: readonly Article[],
  { snapshot, files }: Pick<NewsSources, 'snapshot' | 'files'>,
): Readable<Neighbors | undefined> {
  const sorted = sortArticles(list, 'new-old');
  const place = sorted.findIndex((article) => article.id === id);
  if (place >= 0) return constantReadable(neighborsAt(sorted, place));
  if (snapshot.article?.id === id) return constantReadable(snapshot.neighbors);
  return lazyReadable(async () => (await files?.loadArticle(id))?.neighbors);
}
