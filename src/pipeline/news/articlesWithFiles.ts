import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Article } from '../../news/article';
import { ARTICLE_ID } from '../../news/newsAddresses';

/**
 * Returns whether an article can have a page and a data file of its own; others are reached only through
 * the shell and the live News. A file called index would stand for its folder.
 */
export function canBeFile({ id }: Pick<Article, 'id'>): boolean {
  return ARTICLE_ID.test(id) && id.toLowerCase() !== 'index';
}

/**
 * Returns the articles that get a page and a data file of their own in a folder: those that can be files,
 * without those that would overwrite each other there.
 */
export function articlesWithFiles(articles: readonly Article[], folder: string): Article[] {
  const twins = new Set(findTwins(articles, folder));
  return articles.filter((article) => canBeFile(article) && !twins.has(article));
}

/**
 * Returns the articles whose files would overwrite each other in a folder, because its file system takes
 * ids that differ only in case for the same: none on Linux.
 */
export function findTwins(articles: readonly Article[], folder: string): Article[] {
  if (!ignoresCase(folder)) return [];
  const counts = new Map<string, number>();
  for (const { id } of articles) counts.set(nameOf(id), (counts.get(nameOf(id)) ?? 0) + 1);
  return articles.filter((article) => canBeFile(article) && counts.get(nameOf(article.id))! > 1);
}

const nameOf = (id: string) => id.toLowerCase();

/** Returns whether a folder is also found under its name in capitals. */
function ignoresCase(folder: string): boolean {
  const capitals = join(dirname(folder), basename(folder).toUpperCase());
  const found = capitals === folder ? undefined : statSync(capitals, { throwIfNoEntry: false });
  return found !== undefined && found.ino === statSync(folder).ino;
}
