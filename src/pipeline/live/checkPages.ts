import { seasonPage } from '../../../content/seasonPage';
import { seasons } from '../../../content/seasons';
import { unescapeHtml } from '../../lib/html';
import { readRoutes } from '../content/addressRules';
import { readContent } from '../content/readContent';
import { fetchOrExplain } from '../fetchOrExplain';
import { finding } from '../finding';
import type { Finding } from '../finding';

/** An address that no page has, and that no one will think of. */
const UNKNOWN = '/no-such-page-1209';

/**
 * Checks every page of the site but the articles, and also an unknown address and the donation link. `root` is
 * the folder of the project whose pages they should be.
 */
export function checkPages(root: string, origin: string): Promise<Finding[]> {
  const written = [...readContent(root)].flatMap(({ path, value }) =>
    path.at(-2) === 'head' && path.at(-1) === 'title' ? String(value) : [],
  );
  const titles = [...written, ...seasons.map((season) => seasonPage(season).head.title)];
  return Promise.all([
    ...readRoutes(root)
      .filter((path) => !path.includes(':'))
      .map((path) => checkPage(origin, path, titles)),
    checkDesk(origin, titles),
    finding('an unknown address', async () => {
      const text = await requestText(origin + UNKNOWN, 404);
      if (!/<meta http-equiv="refresh" content="0;\s*url=\/">/.test(text)) {
        throw new Error('answers 404, but does not go home');
      }
      return 'answers 404 and goes home';
    }),
    finding('/donate', async () => {
      const { status, headers } = await request(`${origin}/donate`);
      const target = headers.get('location');
      if (status !== 302 || !target) {
        throw new Error(`answers ${status} instead of 302 with an address`);
      }
      return `goes to ${target}`;
    }),
  ]);
}

async function checkDesk(origin: string, titles: readonly string[]): Promise<Finding> {
  const page = await checkPage(origin, '/desk', titles);
  if (!page.isFine) return page;
  return finding('/desk', async () => {
    const html = await requestText(`${origin}/desk/help`);
    if (!html.includes('<meta name="robots" content="noindex">'))
      throw new Error('search engines may list it: its page must say noindex');
    return page.detail;
  });
}

/** Checks that a page exists, has one of these titles, and is the one of its address. */
export function checkPage(
  origin: string,
  path: string,
  titles: readonly string[],
): Promise<Finding> {
  return finding(path, async () => {
    const html = await requestText(origin + path);
    const title = titleOf(html);
    if (!titles.includes(title)) {
      const [wanted, ...others] = titles;
      const rest = others.length > 0 ? ', as no page of ours is' : ` instead of "${wanted}"`;
      throw new Error(`is titled "${title}"${rest}`);
    }
    const [, address = path] =
      /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html) ?? [];
    if (address !== path) throw new Error(`is the page of ${address}`);
    return title;
  });
}

/** Returns the title of a page, as a browser shows it; empty if there is none. */
function titleOf(html: string): string {
  return unescapeHtml(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}

/** Returns what is at an address of the site. Rejects as `request` does, and for another status. */
export async function requestText(address: string, wanted = 200): Promise<string> {
  const answer = await request(address);
  if (answer.status !== wanted) throw new Error(`answers ${answer.status} instead of ${wanted}`);
  return answer.text();
}

/** Requests an address of the site without following redirects. Rejects as `fetchOrExplain` does. */
export async function request(address: string): Promise<Response> {
  return fetchOrExplain('The site', new URL(address), { redirect: 'manual' });
}
