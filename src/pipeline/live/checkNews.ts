import { articlePage } from '../../../content/article';
import { news } from '../../../content/news';
import type { Article } from '../../news/article';
import type { DatabaseSettings } from '../../news/databaseSettings';
import { LIST_DATA_PATH, articlePath } from '../../news/newsAddresses';
import type { BuiltList } from '../../news/newsSources';
import { hasNewsOf } from '../../offline/isSiteFile';
import { canBeFile } from '../news/builtNews';
import { fetchNewsSnapshot } from '../news/fetchNews';
import { request } from './request';
import { checkPage } from './checkPages';
import { finding } from '../finding';
import type { Finding } from '../finding';

/**
 * Checks that the newest article is in the HTML of the News page, and that its own page exists. The
 * article is the newest of the database, if given, otherwise of the list on the site itself.
 */
export async function checkNews(
  origin: string,
  database: DatabaseSettings | undefined,
): Promise<{ readonly findings: Finding[]; readonly newest: Article | undefined }> {
  let newest: Article | undefined;
  try {
    newest = await findNewest(origin, database);
  } catch (error) {
    const detail = (error as Error).message;
    return { findings: [{ what: 'newest article', isFine: false, detail }], newest: undefined };
  }
  if (!newest) {
    const detail = 'there is no article yet';
    return { findings: [{ what: 'newest article', isFine: true, detail }], newest };
  }
  const path = articlePath(newest.id);
  const title = articlePage.articleHead.title(newest.title || news.entry.untitled);
  const findings = await Promise.all([
    finding('newest article', async () => {
      const { text } = await request(`${origin}/news`);
      return text.includes(`href="${path}"`)
        ? { isFine: true, detail: `${path} is in the HTML of /news` }
        : { isFine: false, detail: `${path} is not in the HTML of /news: rebuild the site` };
    }),
    checkPage(origin, path, title),
  ]);
  return { findings, newest };
}

async function findNewest(
  origin: string,
  database: DatabaseSettings | undefined,
): Promise<Article | undefined> {
  if (database) return (await fetchNewsSnapshot(database)).find(canBeFile);
  const { status, text } = await request(origin + LIST_DATA_PATH);
  if (status !== 200) throw new Error(`${LIST_DATA_PATH} answers ${status} instead of 200`);
  if (!hasNewsOf(LIST_DATA_PATH, text))
    throw new Error(`${LIST_DATA_PATH} is not the list of the News as a build writes it`);
  return (JSON.parse(text) as BuiltList).articles.find(canBeFile);
}
