import { request } from './request';
import { checkTransport } from './checkTransport';
import { finding } from '../finding';
import type { Finding } from '../finding';
import { REQUIRED_SCORE } from './observatory';
import { scoreHeaders } from './scoreHeaders';

/** A database on this machine, which the policy of a local build lists instead of the real one. */
const LOCAL_DATABASE = / http:\/\/(127\.0\.0\.1|localhost):\d+/g;

/**
 * Checks the headers of a page and, on a deployed site, its certificate and its redirect. A site on this
 * machine is scored as if it were deployed: it lacks only https and the real database.
 */
export async function checkSafety(origin: string): Promise<Finding[]> {
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);
  return [
    await finding('security headers', async () => {
      const { headers: sent, text } = await request(`${origin}/`);
      const headers = new Headers(sent);
      const policy = sent.get('content-security-policy') ?? '';
      if (isLocal) headers.set('content-security-policy', policy.replace(LOCAL_DATABASE, ''));
      const protocol = isLocal || origin.startsWith('https:') ? 'https:' : 'http:';
      const { total, parts } = scoreHeaders({ protocol, headers, html: text });
      const isFine = total >= REQUIRED_SCORE;
      const detail = isFine
        ? `${total} points`
        : `${total} points instead of ${REQUIRED_SCORE}: ${parts.join(', ')}`;
      return { isFine, detail };
    }),
    ...(isLocal ? [] : await checkTransport(origin)),
  ];
}
