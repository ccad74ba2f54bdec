import { XMLValidator } from 'fast-xml-parser';
import { articlePage } from '../../../content/article';
import { feeds } from '../../../content/site';
import { news } from '../../../content/news';
import type { Article } from '../../news/article';
import type { DatabaseSettings } from '../../news/databaseSettings';
import { LIST_DATA_PATH, articlePath } from '../../news/newsAddresses';
import type { BuiltList } from '../../news/newsSources';
import { finding } from '../finding';
import type { Finding } from '../finding';
import { canBeFile } from '../news/builtNews';
import { fetchNewsSnapshot } from '../news/fetchNews';
import { QuotaSpent } from '../news/firestoreRest';
import { checkPage, request, requestText } from './checkPages';

/**
 * Checks that the newest article is in the HTML of the News page and in the feeds, and that its own page
 * exists. The article is the newest of the database, if given and not spent for the day, otherwise of the
 * list on the site itself.
 * Also checks that the feeds, sitemap and robots.txt are well formed.
 */
export async function checkNews(
  origin: string,
  database: DatabaseSettings | undefined,
): Promise<Finding[]> {
  const search = findNewest(origin, database);
  const newest = await search.catch(() => undefined);
  return Promise.all([
    finding('newest article', async () => {
      const article = await search;
      if (!article) return 'there is no article yet';
      const path = articlePath(article.id);
      const answer = await request(`${origin}/news`);
      if ((await answer.text()).includes(`href="${path}"`))
        return `${path} is in the HTML of /news`;
      throw new Error(`${path} is not in the HTML of /news: rebuild the site`);
    }),
    ...(newest ? [checkArticle(origin, newest)] : []),
    ...checkFeeds(origin, newest),
  ]);
}

async function findNewest(
  origin: string,
  database: DatabaseSettings | undefined,
): Promise<Article | undefined> {
  const ofDatabase =
    database &&
    (await fetchNewsSnapshot(database).catch((error: unknown) => {
      if (!(error instanceof QuotaSpent)) throw error;
    }));
  if (ofDatabase) return ofDatabase.find(canBeFile);
  const answer = await request(origin + LIST_DATA_PATH);
  if (answer.status !== 200)
    throw new Error(`${LIST_DATA_PATH} answers ${answer.status} instead of 200`);
  const list = (await answer.json().catch(() => undefined)) as Partial<BuiltList> | undefined;
  if (!Array.isArray(list?.articles))
    throw new Error(`${LIST_DATA_PATH} is not the list of the News as a build writes it`);
  return list.articles.find(canBeFile);
}

function checkArticle(origin: string, { id, title }: Article): Promise<Finding> {
  const shown = articlePage.articleHead.title(title || news.entry.untitled);
  return checkPage(origin, articlePath(id), [shown]);
}

const SIGNS = { rss: '<rss', atom: '<feed', json: '"https://jsonfeed.org/version/' } as const;

function checkFeeds(origin: string, newest: Article | undefined): Promise<Finding>[] {
  const shown = newest?.publishedAt === undefined ? '' : articlePath(newest.id);
  return [
    ...feeds.formats.map(({ kind, address }) => checkFile(origin, address, [SIGNS[kind], shown])),
    checkFile(origin, '/sitemap.xml', ['<loc>']),
    checkFile(origin, '/robots.txt', ['User-agent:']),
  ];
}

function checkFile(origin: string, path: string, wanted: readonly string[]): Promise<Finding> {
  return finding(path, async () => {
    const text = await requestText(origin + path);
    if (path.endsWith('.json')) JSON.parse(text);
    const form = path.endsWith('.xml') ? XMLValidator.validate(text) : true;
    if (form !== true) {
      throw new Error(`is not well formed: line ${form.err.line}, ${form.err.msg}`);
    }
    const missing = wanted.find((part) => !text.includes(part));
    if (missing !== undefined) throw new Error(`does not contain ${missing}`);
    return `${text.length} characters, well formed`;
  });
}
