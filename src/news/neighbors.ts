import type { Article } from './article';
import { lazyReadable } from './lazyReadable';
import type { NewsSources } from './newsSources';
import { constantReadable } from './readable';
import type { Readable } from './readable';
import { sortArticles } from './sortArticles';

interface ArticleLink {
  readonly id: string;
  readonly title: string;
}

/** The articles next to one, in order of their dates. */
export interface Neighbors {
  readonly newer?: ArticleLink;
  readonly older?: ArticleLink;
}

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

/** Returns the neighbors of the article at `index` in a list from new to old; none beyond the list's ends. */
export function neighborsAt(newestFirst: readonly ArticleLink[], index: number): Neighbors {
  const newer = newestFirst[index - 1];
  const older = newestFirst[index + 1];
  return { ...(newer && { newer: linkTo(newer) }), ...(older && { older: linkTo(older) }) };
}

function linkTo({ id, title }: ArticleLink): ArticleLink {
  return { id, title };
}
