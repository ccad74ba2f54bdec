import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishHosting } from '../../../src/pipeline/hosting';
import type { Hosting } from '../../../src/pipeline/hosting';
import { REQUIRED_SCORE, scoreHeaders } from './scoreHeaders';
import {
  collectInlineCode,
  contentSecurityPolicy,
} from '../../../src/pipeline/contentSecurityPolicy';

const file = join(__dirname, '..', '..', '..', 'firebase.json');
const code = collectInlineCode();
code.add('<style>a{}</style><script>go()</script>');
const policy = contentSecurityPolicy(code, { projectId: 'p', apiKey: 'k', appId: 'a' });
const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as { hosting: Hosting };

/** What a deployed build answers with for its pages. */
const deployed = finishHosting(hosting, { files: [], deskPolicy: '', policy })
  .headers.filter(({ source }) => source === '**')
  .flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value]));
const html = '<script type="module" src="/scripts/a.js" integrity="sha384-abc"></script>';

function score(changes: Record<string, string | undefined> = {}, page = html) {
  const headers = new Headers(deployed);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  return scoreHeaders({ protocol: 'https:', headers, html: page });
}

test('a deployed build reaches the required score, and its policy allows nothing unsafe', () => {
  expect(score()).toBeGreaterThanOrEqual(REQUIRED_SCORE);
  expect(REQUIRED_SCORE).toBe(135);
  expect(policy).not.toContain('unsafe-');
});

test.each([
  ['Content-Security-Policy', undefined, 75],
  ['Referrer-Policy', undefined, 130],
  ['Referrer-Policy', 'unsafe-url', 125],
  ['Strict-Transport-Security', undefined, 80],
  ['Strict-Transport-Security', 'max-age=3600', 125],
  ['X-Content-Type-Options', undefined, 130],
  ['Cross-Origin-Resource-Policy', undefined, 125],
  ['Cross-Origin-Resource-Policy', 'cross-origin', 125],
  ['Cross-Origin-Resource-Policy', 'everyone', 120],
  ['Set-Cookie', 'id=1', 80],
  ['Access-Control-Allow-Origin', '*', 135],
])('%s: %s leaves %d points', (name, value, expected) => {
  expect(score({ [name]: value })).toBe(expected);
});

test('a missing header counts although another one says nearly the same', () => {
  const withoutFraming = policy.replace("frame-ancestors 'none'", '');
  expect(score({ 'Content-Security-Policy': withoutFraming })).toBe(130);
  expect(score({ 'Content-Security-Policy': withoutFraming, 'X-Frame-Options': undefined })).toBe(
    80,
  );
});
