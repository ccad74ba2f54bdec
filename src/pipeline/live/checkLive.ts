import type { DatabaseSettings } from '../../news/databaseSettings';
import type { Finding } from '../finding';
import { checkNews } from './checkNews';
import { checkPages } from './checkPages';
import { checkSafety, isOnThisMachine } from './checkSafety';

/**
 * Checks a deployed site as a visitor, a feed reader and a browser see it: pages and titles, the newest
 * article, feeds, headers. `address` is any address of the site, and `root` the folder of the project whose
 * settings it should have; without a `database`, the News comes from the site itself. Throws an Error if
 * `address` is not an address, or lacks the https of a deployed site.
 */
export async function checkLive(
  root: string,
  address: string,
  database?: DatabaseSettings,
): Promise<Finding[]> {
  const origin = originOf(address);
  const [pages, news, safety] = await Promise.all([
    checkPages(root, origin),
    checkNews(origin, database),
    checkSafety(root, origin),
  ]);
  return [...pages, ...news, ...safety];
}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `"${address}" is not the address of a site. Run npm run check:live -- https://example.org`,
    );
  }
  if (url.protocol === 'http:' && !isOnThisMachine(url)) {
    throw new Error(
      `Visitors get the site over https. Run npm run check:live -- https://${url.host}`,
    );
  }
  return url.origin;
}
