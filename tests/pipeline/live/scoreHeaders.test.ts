import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  collectInlineCode,
  contentSecurityPolicy,
} from '../../../src/pipeline/contentSecurityPolicy';
import { finishHosting } from '../../../src/pipeline/hosting';
import type { Hosting } from '../../../src/pipeline/hosting';

const file = join(__dirname, '..', '..', '..', 'firebase.json');
const code = collectInlineCode();
code.add('<style>a{}</style><script>go()</script>');
const policy = contentSecurityPolicy(code, { projectId: 'p', apiKey: 'k', appId: 'a' });
const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as { hosting: Hosting };

/** What a deployed build answers with for its pages. */
const deployed = finishHosting(hosting, { files: [], deskPolicy: '', policy })
  .headers.filter(({ source }) => source === '**')
  .flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value]));

/** Half a year, in seconds. */
const HALF_A_YEAR = 15_552_000;

/**
 * What MDN's HTTP Observatory looks at, and the points that it adds to 100 where a site has it, or takes where it
 * lacks it (github.com/mdn/mdn-http-observatory, src/grader/charts.js, commit 01b4711). It adds 5 for the integrity
 * of scripts, which tests/browser/safety.spec.ts looks for in every page. 140 needs a host on the list of browsers.
 */
const observatory: readonly [has: (headers: Headers) => boolean, points: number, lack: number][] = [
  [(headers) => isStrict(headers.get('Content-Security-Policy') ?? ''), 10, -25],
  [(headers) => /frame-ancestors/.test(headers.get('Content-Security-Policy') ?? ''), 5, -20],
  [(headers) => /^(no-ref|same-|strict-)/.test(headers.get('Referrer-Policy') ?? ''), 5, -5],
  [(headers) => headers.get('Cross-Origin-Resource-Policy') === 'same-origin', 10, -5],
  [(headers) => headers.get('X-Content-Type-Options') === 'nosniff', 0, -5],
  [(headers) => !headers.has('Set-Cookie'), 0, -20],
  [(headers) => !headers.has('Access-Control-Allow-Credentials'), 0, -50],
  [(headers) => secondsOf(headers.get('Strict-Transport-Security')) >= HALF_A_YEAR, 0, -20],
];
const INTEGRITY = 5;

/** A policy that forbids what it does not name, and allows nothing unsafe or broad but pictures and typefaces. */
function isStrict(policy: string): boolean {
  const active = policy.replace(/(img|media|font)-src [^;]*/g, '');
  const isOpen = /unsafe-|data:| (\*|https?:)[ ;]|http:\/\//.test(`${active};`);
  return policy.includes("default-src 'none'") && !isOpen;
}

const secondsOf = (header: string | null) => Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? 0);

function score(changes: Record<string, string> = {}): number {
  const headers = new Headers(deployed);
  for (const [name, value] of Object.entries(changes)) {
    if (value) headers.set(name, value);
    else headers.delete(name);
  }
  const points = observatory.map(([has, more, less]) => (has(headers) ? more : less));
  return points.reduce((sum, one) => sum + one, 100 + INTEGRITY);
}

test('a deployed build reaches 135 points', () => {
  expect(score()).toBe(135);
});

test.each([
  ['Content-Security-Policy', ''],
  ['Content-Security-Policy', policy.replace("style-src 'self'", "style-src 'unsafe-inline'")],
  ['Content-Security-Policy', policy.replace("script-src 'self'", 'script-src https:')],
  ['Content-Security-Policy', policy.replace("frame-ancestors 'none'", '')],
  ['Referrer-Policy', 'unsafe-url'],
  ['Strict-Transport-Security', 'max-age=3600'],
  ['X-Content-Type-Options', ''],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ['Set-Cookie', 'id=1'],
])('with another %s it would not (%#)', (name, value) => {
  expect(score({ [name]: value })).toBeLessThan(135);
});
