import { XMLValidator } from 'fast-xml-parser';
import { feeds } from '../../../content/site';
import { LIST_DATA_PATH, articlePath } from '../../news/newsAddresses';
import type { BuiltList } from '../../news/newsSources';
import { finding } from '../finding';
import type { Finding } from '../finding';
import { canBeFile } from '../news/builtNews';
import { checkPage, requestText } from './checkPages';

/**
 * Checks that the newest article of the site's own list has its page, and is in the News page and the feeds, and
 * that these are well formed.
 */
export async function checkNews(origin: string): Promise<Finding[]> {
  const search = findNewest(origin);
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

async function findNewest(origin: string) {
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
