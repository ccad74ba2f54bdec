import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import { articlePage } from '../../../content/article';
import { news } from '../../../content/news';
import { pictureIdsIn, startOf } from '../../markdown/glance';
import { previewWords } from '../../markdown/preview';
import { firstWords, readingMinutes } from '../../markdown/words';
import type { Article } from '../../news/article';
import { neighborsAt } from '../../news/sortArticles';
import { ARTICLE_ID, LIST_DATA_PATH, articleDataPath } from '../../news/newsAddresses';
import type { BuiltArticle, BuiltList } from '../../news/newsSources';

/** The News as they were in the database. */
export interface NewsCopy {
  /** Newest first. */
  readonly articles: readonly Article[];
  /** When they were copied, in milliseconds since 1970; undefined where nobody has noted it. */
  readonly copiedAt?: number;
}

/**
 * How many articles the list's file holds: years of a team's news, and at most about 100 KB to transfer.
 * Visitors get the rest of a longer list from the database itself, which sends all of it.
 */
export const BUILT_LIST_LENGTH = 500;

/** Writes the News for visitors who follow links within the site: the start of the list, and each article. */
export async function writeNewsFiles({ articles, copiedAt }: NewsCopy, out: string): Promise<void> {
  await mkdir(dirname(join(out, articleDataPath('id'))), { recursive: true });
  const list: BuiltList = { ...startOfList(articles, BUILT_LIST_LENGTH), copiedAt };
  await writeFile(join(out, LIST_DATA_PATH), JSON.stringify(list));
  const filed = articles.filter(canBeFile);
  const write = async (article: Article, index: number) => {
    const neighbors = neighborsAt(filed, index);
    const file: BuiltArticle = { ...forBrowser(article), copiedAt, neighbors };
    await writeFile(join(out, articleDataPath(article.id)), JSON.stringify(file));
  };
  // A few at a time, so that memory does not grow with the News.
  await pMap(filed, write, { concurrency: 16 });
}

/** Returns the first articles of a list, as the browser gets them, each cut to what its preview needs. */
export function startOfList(articles: readonly Article[], count: number): BuiltList {
  return {
    articles: articles.slice(0, count).map(({ id, title, publishedAt, content }) => ({
      id,
      title,
      publishedAt,
      content: startOf(content),
      words: previewWords(content),
      picture: pictureIdsIn(content)[0],
    })),
    hasMoreArticles: articles.length > count,
  };
}

/**
 * About as much of a description as search engines show, in characters. A little less than the most that
 * content may have (pipeline/content/wordRules): first words are cut automatically, to fit anywhere.
 */
const DESCRIPTION_LENGTH = 155;

/** Returns an article with what is made of its text only here: its description, and how long it takes to read. */
export function describeArticle<T extends Article>(article: T): T {
  const { title, content } = article;
  const description =
    firstWords(content, DESCRIPTION_LENGTH) ||
    articlePage.articleHead.description(title || news.entry.untitled);
  return { ...article, description, minutes: readingMinutes(content) };
}

/** Returns an article as the browser gets it: without what only the build reads. */
export function forBrowser({ updatedAt, ...article }: Article): Article {
  return article;
}

/**
 * Returns whether an article can have a page and a data file of its own; others are reached only through
 * the shell and the live News. A file called index would stand for its folder.
 */
export function canBeFile({ id }: Pick<Article, 'id'>): boolean {
  return ARTICLE_ID.test(id) && id.toLowerCase() !== 'index';
}

/**
 * Returns when an article last changed, in ms since 1970; undefined if neither change nor date is known. The
 * date may lie ahead, and would hide all changes until then, so it counts only where nothing else is known.
 */
export function lastChange({ publishedAt, updatedAt }: Article): number | undefined {
  return updatedAt ?? publishedAt;
}
