import { pageHeads } from '../head/pageHeads';
import { unescapeHtml } from '../../lib/html';
import { request } from './request';
import { finding } from '../finding';
import type { Finding } from '../finding';

/** An address that no page has, and that no one will think of. */
const UNKNOWN = '/no-such-page-1209';

/** Checks every page of the site but the articles, and also an unknown address and the donation link. */
export function checkPages(origin: string): Promise<Finding[]> {
  return Promise.all([
    ...Object.entries(pageHeads).map(([path, { head }]) => checkPage(origin, path, head.title)),
    checkUnknown(origin),
    checkDonate(origin),
  ]);
}

/** Checks that a page exists and has its own title. */
export function checkPage(origin: string, path: string, title: string): Promise<Finding> {
  return finding(path, async () => {
    const { status, text } = await request(origin + path);
    if (status !== 200) return { isFine: false, detail: `answers ${status} instead of 200` };
    const found = titleOf(text);
    return found === title
      ? { isFine: true, detail: title }
      : { isFine: false, detail: `is titled "${found}" instead of "${title}"` };
  });
}

function checkUnknown(origin: string): Promise<Finding> {
  return finding('an unknown address', async () => {
    const { status, text } = await request(origin + UNKNOWN);
    if (status !== 404) return { isFine: false, detail: `answers ${status} instead of 404` };
    return /<meta http-equiv="refresh" content="0;\s*url=\/">/.test(text)
      ? { isFine: true, detail: 'answers 404 and goes home' }
      : { isFine: false, detail: 'answers 404, but does not go home' };
  });
}

function checkDonate(origin: string): Promise<Finding> {
  return finding('/donate', async () => {
    const { status, headers } = await request(`${origin}/donate`);
    const target = headers.get('location');
    return status === 302 && target
      ? { isFine: true, detail: `goes to ${target}` }
      : { isFine: false, detail: `answers ${status} instead of 302 with an address` };
  });
}

/** Returns the title of a page, as a browser shows it; empty if there is none. */
function titleOf(html: string): string {
  return unescapeHtml(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}
