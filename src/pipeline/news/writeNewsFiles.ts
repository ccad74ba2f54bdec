import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Article } from '../../news/article';
import { neighborsAt } from '../../news/neighbors';
import { ARTICLE_ID, LIST_DATA, articleData } from '../../news/newsAddresses';
import type { BuiltArticle, BuiltList } from '../../news/newsSources';
import { cutToPreview } from '../../news/preview';
import { mapLimited } from '../mapLimited';

/**
 * Returns whether an article gets a page and a data file of its own; others are reached only through
 * the shell and the live News. A file called index would stand for its folder.
 */
export function canBeFile({ id }: Pick<Article, 'id'>): boolean {
  return ARTICLE_ID.test(id) && id.toLowerCase() !== 'index';
}

/** Returns the first articles of a list, each cut to what its preview needs. */
export function startOfList(articles: readonly Article[], count: number): BuiltList {
  return {
    articles: articles
      .slice(0, count)
      .map((article) => ({ ...article, content: cutToPreview(article.content) })),
    hasMoreArticles: articles.length > count,
  };
}

/**
 * How many articles the list's file holds: years of a team's news, and at most about 100 KB to transfer.
 * Visitors get the rest of a longer list from the database itself, which sends all of it.
 */
export const BUILT_LIST_LENGTH = 500;

/** How many pages and files are written at a time, so that memory does not grow with the News. */
export const FILES_AT_ONCE = 16;

/** Writes the News for visitors who follow links within the site: the start of the list, and each article. */
export async function writeNewsFiles(articles: readonly Article[], out: string): Promise<void> {
  await mkdir(dirname(join(out, articleData('id'))), { recursive: true });
  await writeFile(join(out, LIST_DATA), JSON.stringify(startOfList(articles, BUILT_LIST_LENGTH)));
  const filed = articles.filter(canBeFile);
  await mapLimited(filed.entries(), FILES_AT_ONCE, async ([place, article]) => {
    const file: BuiltArticle = { ...article, neighbors: neighborsAt(filed, place) };
    await writeFile(join(out, articleData(article.id)), JSON.stringify(file));
  });
}
