import type { Article } from './article';
import { lazyReadable } from './lazyReadable';
import { neighborsAt } from './neighbors';
import type { Neighbors } from './neighbors';
import type { NewsSources } from './newsSources';
import { constantReadable } from './readable';
import type { Readable } from './readable';
import { sortArticles } from './sortArticles';

/** Where the articles before and after one are found. */
export interface NeighborSources extends Pick<NewsSources, 'snapshot' | 'files'> {
  /** Empty while only a part of it is known. */
  readonly list: readonly Article[];
}

/**
 * Reads the articles before and after one: from the list if it contains the article, otherwise from what
 * the build wrote.
 */
export function readNeighbors(
  id: string,
  { list, snapshot, files }: NeighborSources,
): Readable<Neighbors | undefined> {
  const sorted = sortArticles(list, 'new-old');
  const index = sorted.findIndex((article) => article.id === id);
  if (index >= 0) return constantReadable(neighborsAt(sorted, index));
  if (snapshot.article?.id === id) return constantReadable(snapshot.neighbors);
  return lazyReadable(async () => (await files?.loadArticle(id))?.neighbors);
}
