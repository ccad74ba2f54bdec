import {
  collectInlineCode,
  contentSecurityPolicy,
} from '../../../src/pipeline/contentSecurityPolicy';
import { finishHosting, readHosting } from '../../../src/pipeline/hosting';
import { checkHeaders } from '../../../src/pipeline/live/checkHeaders';
import { root } from './siteFixture';

const code = collectInlineCode();
code.add('<style>a{}</style><script>go()</script>');
const policy = contentSecurityPolicy(code, { projectId: 'p', apiKey: 'k', appId: 'a' });

/** What is said about the headers of the home page of a site that is as deployed, but for these. */
async function headersOf(changes: Readonly<Record<string, string>>, isLocal = false) {
  const { headers: rules } = finishHosting(await readHosting(root), {
    files: [],
    deskPolicy: '',
    policy,
  });
  const every = rules.filter(({ source }) => source === '**').flatMap(({ headers }) => headers);
  const sent = new Headers(every.map(({ key, value }): [string, string] => [key, value]));
  for (const [name, value] of Object.entries(changes)) sent.set(name, value);
  const answer = async () => new Response('page', { headers: sent });
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  return (await checkHeaders(root, 'https://example.org', isLocal))[0]!;
}

const fine = {
  what: 'headers of /',
  isFine: true,
  detail: 'are as firebase.json and a build set them',
};

test('the headers of firebase.json and the policy of a build are fine, and Firebase’s own time of https', async () => {
  expect(await headersOf({})).toEqual(fine);
  const own = 'max-age=31556926; includeSubDomains; preload';
  expect(await headersOf({ 'Strict-Transport-Security': own })).toEqual(fine);
});

test('a site on this machine may have a database there', async () => {
  const local = policy.replace('https://firestore.googleapis.com', 'http://127.0.0.1:8080');
  const headers = { 'Content-Security-Policy': local };
  expect(await headersOf(headers, true)).toEqual(fine);
  expect(await headersOf(headers)).toMatchObject({ isFine: false });
});

test.each([
  ['X-Frame-Options', '', 'X-Frame-Options is "", but should be "DENY"'],
  [
    'Referrer-Policy',
    'unsafe-url',
    'is "unsafe-url", but should be "strict-origin-when-cross-origin"',
  ],
  ['Strict-Transport-Security', 'max-age=3600', 'but should be "max-age=63072000"'],
  ['Content-Security-Policy', '', 'Content-Security-Policy is "", but should be "default-src'],
  [
    'Content-Security-Policy',
    policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    'but should be "default-src',
  ],
  [
    'Content-Security-Policy',
    `script-src *; ${policy}`,
    'Content-Security-Policy is "script-src *;',
  ],
])('%s: “%s” is named with what it should be', async (name, value, problem) => {
  const { isFine, detail } = await headersOf({ [name]: value });
  expect([isFine, detail]).toEqual([false, expect.stringContaining(problem)]);
  // One problem only.
  expect(detail.match(/should be/g)).toHaveLength(1);
});
