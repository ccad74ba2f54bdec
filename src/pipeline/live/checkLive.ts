import type { DatabaseSettings } from '../../news/databaseSettings';
import type { Finding } from '../finding';
import { checkHeaders } from './checkHeaders';
import { checkNews } from './checkNews';
import { checkPages } from './checkPages';

/**
 * Checks a deployed site: pages, desk, newest article, feeds, headers. `root` is the project's folder; without
 * a `database`, the News come from the site itself. Throws an Error if `address` is not an https one of a site.
 */
export async function checkLive(
  root: string,
  address: string,
  database?: DatabaseSettings,
): Promise<Finding[]> {
  const { protocol, hostname, origin } = new URL(URL.canParse(address) ? address : 'none:');
  const isLocal = /^(localhost|127\.0\.0\.1)$/.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) {
    throw new Error(
      `"${address}" is not the address of a site. Run npm run check:live -- https://example.org`,
    );
  }
  const [pages, news] = [checkPages(origin), checkNews(origin, database)];
  return (await Promise.all([pages, news, checkHeaders(root, origin, isLocal)])).flat();
}
