import { XMLValidator } from 'fast-xml-parser';
import { feeds } from '../../../content/site';
import type { Article } from '../../news/article';
import { articlePath } from '../../news/newsAddresses';
import { request } from './request';
import { finding } from '../finding';
import type { Finding } from '../finding';

const signs = { rss: '<rss', atom: '<feed', json: '"https://jsonfeed.org/version/' } as const;

/** Checks that feeds, sitemap and robots.txt are well formed, and that the feeds have the newest article. */
export function checkFeeds(origin: string, newest: Article | undefined): Promise<Finding[]> {
  const shown = newest?.publishedAt === undefined ? '' : articlePath(newest.id);
  return Promise.all([
    ...feeds.formats.map(({ kind, address }) => checkFile(origin, address, [signs[kind], shown])),
    checkFile(origin, '/sitemap.xml', ['<loc>']),
    checkFile(origin, '/robots.txt', ['User-agent:']),
  ]);
}

function checkFile(origin: string, path: string, wanted: readonly string[]): Promise<Finding> {
  return finding(path, async () => {
    const { status, text } = await request(origin + path);
    if (status !== 200) return { isFine: false, detail: `answers ${status} instead of 200` };
    if (path.endsWith('.json')) JSON.parse(text);
    const form = path.endsWith('.xml') ? XMLValidator.validate(text) : true;
    if (form !== true) {
      return {
        isFine: false,
        detail: `is not well formed: line ${form.err.line}, ${form.err.msg}`,
      };
    }
    const missing = wanted.find((part) => !text.includes(part));
    return missing === undefined
      ? { isFine: true, detail: `${text.length} characters, well formed` }
      : { isFine: false, detail: `does not contain ${missing}` };
  });
}
