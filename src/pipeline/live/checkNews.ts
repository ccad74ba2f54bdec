import { XMLValidator } from 'fast-xml-parser';
import { feeds } from '../../../content/site';
import type { DatabaseSettings } from '../../news/databaseSettings';
import { LIST_DATA_PATH, articlePath } from '../../news/newsAddresses';
import type { BuiltList } from '../../news/newsSources';
import { finding } from '../finding';
import type { Finding } from '../finding';
import { canBeFile } from '../news/builtNews';
import { fetchNewsSnapshot } from '../news/fetchNews';
import { Refusal } from '../news/firestoreRest';
import { checkPage, requestText } from './checkPages';

/**
 * Checks that the newest article has its page, and is in the News page and the feeds, and that these are well
 * formed. It is the newest of the database, if given and not spent for the day, otherwise of the site's own list.
 */
export async function checkNews(origin: string, database?: DatabaseSettings): Promise<Finding[]> {
  const search = findNewest(origin, database);
  const newest = await search.catch(() => undefined);
  const path = newest && articlePath(newest.id);
  return Promise.all([
    finding('newest article', async () => {
      if (!(await search)) return 'there is no article yet';
      const html = await requestText(`${origin}/news`);
      if (html.includes(`href="${path}"`)) return `${path} is in the HTML of /news`;
      throw new Error(`${path} is not in the HTML of /news: rebuild the site`);
    }),
    ...(path ? [checkPage(origin, path)] : []),
    ...feeds.formats.map(({ address }) =>
      checkFile(origin, address, newest?.publishedAt ? path! : feeds.title),
    ),
    checkFile(origin, '/sitemap.xml', '<loc>'),
    checkFile(origin, '/robots.txt', 'User-agent:'),
  ]);
}

async function findNewest(origin: string, database?: DatabaseSettings) {
  const unlessSpent = (error: unknown) => {
    if (!(error instanceof Refusal && error.status === 'RESOURCE_EXHAUSTED')) throw error;
  };
  const articles = database && (await fetchNewsSnapshot(database).catch(unlessSpent));
  if (articles) return articles.find(canBeFile);
  const text = await requestText(origin + LIST_DATA_PATH);
  try {
    return (JSON.parse(text) as BuiltList).articles.find(canBeFile);
  } catch {
    throw new Error(`${LIST_DATA_PATH} is not the list of the News as a build writes it`);
  }
}

function checkFile(origin: string, path: string, wanted: string): Promise<Finding> {
  return finding(path, async () => {
    const text = await requestText(origin + path);
    if (path.endsWith('.json')) JSON.parse(text);
    const form = path.endsWith('.xml') ? XMLValidator.validate(text) : true;
    if (form !== true) throw new Error(`line ${form.err.line}: ${form.err.msg}`);
    if (!text.includes(wanted)) throw new Error(`does not contain ${wanted}`);
    return `${text.length} characters, well formed`;
  });
}
