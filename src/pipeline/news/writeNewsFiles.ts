import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Article } from '../../news/article';
import { neighborsAt } from '../../news/sortArticles';
import { LIST_DATA_PATH, articleDataPath } from '../../news/newsAddresses';
import type { BuiltArticle } from '../../news/newsSources';
import { FILES_AT_ONCE, mapLimited } from '../mapLimited';
import { canBeFile } from './canBeFile';
import { forBrowser, startOfList } from './startOfList';

/**
 * How many articles the list's file holds: years of a team's news, and at most about 100 KB to transfer.
 * Visitors get the rest of a longer list from the database itself, which sends all of it.
 */
export const BUILT_LIST_LENGTH = 500;

/** Writes the News for visitors who follow links within the site: the start of the list, and each article. */
export async function writeNewsFiles(articles: readonly Article[], out: string): Promise<void> {
  await mkdir(dirname(join(out, articleDataPath('id'))), { recursive: true });
  await writeFile(
    join(out, LIST_DATA_PATH),
    JSON.stringify(startOfList(articles, BUILT_LIST_LENGTH)),
  );
  const filed = articles.filter(canBeFile);
  await mapLimited(filed.entries(), FILES_AT_ONCE, async ([index, article]) => {
    const file: BuiltArticle = { ...forBrowser(article), neighbors: neighborsAt(filed, index) };
    await writeFile(join(out, articleDataPath(article.id)), JSON.stringify(file));
  });
}
