import { unescapeHtml } from '../../lib/html';
import { routes } from '../../routes';
import { fetchOrExplain } from '../fetchOrExplain';
import { finding } from '../finding';
import type { Finding } from '../finding';

/** Checks every page but the articles, the desk, and an unknown address. */
export function checkPages(origin: string): Promise<Finding[]> {
  const pages = routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  return Promise.all([
    ...[...pages, '/desk'].map((path) => checkPage(origin, path)),
    finding('an unknown address', async () => {
      const html = await requestText(`${origin}/no-such-page-1209`, 404);
      if (/<meta http-equiv="refresh" content="0;\s*url=\/">/.test(html)) return 'goes home';
      throw new Error('answers, but does not go home');
    }),
  ]);
}

/** Checks that a page exists, has a title, and is the one of its address. */
export function checkPage(origin: string, path: string): Promise<Finding> {
  return finding(path, async () => {
    const html = await requestText(origin + path);
    const title = unescapeHtml(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
    if (title === '') throw new Error('has no title, as every page of ours has');
    // Neither the desk has one, nor a site on this machine that was built without SITE_URL.
    const fallback = path === '/desk' || origin.startsWith('http:') ? path : undefined;
    const [, address = fallback] =
      /rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html) ?? [];
    if (!address) throw new Error('has no canonical address, as every page of ours has');
    if (address !== path) throw new Error(`is the page of ${address}`);
    return title;
  });
}

/** Returns the text at an address of the site. Throws an Error that says why there is none with this status. */
export async function requestText(address: string, wanted = 200): Promise<string> {
  const answer = await fetchOrExplain('The site', new URL(address), { redirect: 'manual' });
  if (answer.status === wanted) return answer.text();
  throw new Error(`${new URL(address).pathname} answers ${answer.status} instead of ${wanted}`);
}
