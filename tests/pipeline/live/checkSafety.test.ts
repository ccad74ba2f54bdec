import { checkSafety } from '../../../src/pipeline/live/checkSafety';
import {
  collectInlineCode,
  contentSecurityPolicy,
} from '../../../src/pipeline/contentSecurityPolicy';
import { finishHosting, readHosting } from '../../../src/pipeline/hosting';
import { root } from './siteFixture';

const code = collectInlineCode();
code.add('<style>a{}</style><script>go()</script><script>of another page</script>');
const ownScript = [...code.scripts][0]!;
const policy = contentSecurityPolicy(code, { projectId: 'p', apiKey: 'k', appId: 'a' });
const html =
  '<style>a{}</style><script>go()</script><script src="/scripts/a.js" integrity="sha384-abc"></script>';

interface Site {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly page?: string;
  readonly origin?: string;
}

/** What is said about the headers of the home page of a site that is as deployed, but for these changes. */
async function safetyOf({ headers = {}, page = html, origin = 'https://example.org' }: Site) {
  const { headers: rules } = finishHosting(await readHosting(root), {
    files: [],
    deskPolicy: '',
    policy,
  });
  const sent = new Headers();
  for (const { source, headers: own } of rules) {
    if (source === '**') own.forEach(({ key, value }) => sent.set(key, value));
  }
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) sent.delete(name);
    else sent.set(name, value);
  }
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(page, { headers: sent }));
  const [home] = await checkSafety(root, origin);
  return home!;
}

const fine = {
  what: 'security headers',
  isFine: true,
  detail: 'are as firebase.json and a build set them',
};

test('a page with the headers of firebase.json and the policy of a build is fine', async () => {
  expect(await safetyOf({})).toEqual(fine);
});

test.each([
  ['X-Frame-Options', undefined, 'x-frame-options is missing, but should be "DENY"'],
  ['X-Frame-Options', 'SAMEORIGIN', 'x-frame-options is "SAMEORIGIN", but should be "DENY"'],
  ['Referrer-Policy', undefined, 'referrer-policy is missing, but should be "strict-origin'],
  [
    'Referrer-Policy',
    'unsafe-url',
    'referrer-policy is "unsafe-url", but should be "strict-origin',
  ],
  ['X-Content-Type-Options', undefined, 'x-content-type-options is missing'],
  ['Cross-Origin-Resource-Policy', 'cross-origin', 'but should be "same-origin"'],
  ['Cross-Origin-Opener-Policy', undefined, 'cross-origin-opener-policy is missing'],
  [
    'Permissions-Policy',
    'camera=()',
    'permissions-policy is "camera=()", but should be "camera=()',
  ],
  ['Cache-Control', 'max-age=3600', 'cache-control is "max-age=3600", but should be "no-cache"'],
  [
    'Strict-Transport-Security',
    undefined,
    'strict-transport-security is missing, but should be "max-age=63072000"',
  ],
  ['Strict-Transport-Security', 'max-age=15551999', 'is "max-age=15551999", but should be'],
  ['Strict-Transport-Security', 'preload', 'strict-transport-security is "preload", but should be'],
  ['Set-Cookie', 'id=1', 'set-cookie is "id=1", but should not be there'],
  ['Access-Control-Allow-Credentials', 'true', 'is "true", but should not be there'],
  ['Content-Security-Policy', undefined, 'content-security-policy is missing'],
  ['Content-Security-Policy', ' ', 'content-security-policy is missing'],
])('%s: %s is named with what it should be', async (name, value, problem) => {
  expect(await safetyOf({ headers: { [name]: value } })).toMatchObject({
    isFine: false,
    detail: expect.stringContaining(problem) as string,
  });
});

test.each(['max-age=15552000', 'includeSubDomains; max-age=31556926; preload'])(
  'a time of https that Firebase chose itself is fine if it is long enough: %s',
  async (value) => {
    expect(await safetyOf({ headers: { 'Strict-Transport-Security': value } })).toEqual(fine);
  },
);

test.each([
  [
    "style-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "style-src is \"'self' 'unsafe-inline'\"",
  ],
  ["script-src 'self'", "script-src 'self' 'unsafe-eval'", 'script-src is'],
  ["script-src 'self'", "script-src 'self' https:", 'but should be "\'self\'"'],
  [
    "default-src 'none'",
    "default-src 'self'",
    'default-src is "\'self\'", but should be "\'none\'"',
  ],
  ["; frame-ancestors 'none'", '', 'frame-ancestors is missing, but should be "\'none\'"'],
  ['img-src', 'script-src-elem *; img-src', 'script-src-elem is "*", but should not be there'],
  ['https://firestore.googleapis.com', 'http://127.0.0.1:8080', 'connect-src is'],
  ["default-src 'none'", "script-src *; default-src 'none'", 'script-src is "*"'],
  [ownScript, '', `blocks inline code of the page: it does not list ${ownScript}`],
])('a policy with %s turned into “%s” is not fine', async (given, other, problem) => {
  const changed = policy.replace(given, other);
  expect(changed).not.toBe(policy);
  const found = await safetyOf({ headers: { 'Content-Security-Policy': changed } });
  expect(found.isFine).toBe(false);
  // One problem only.
  expect(found.detail).toMatch(/^content-security-policy[^;]*$/);
  expect(found.detail).toContain(problem);
});

test('everything that is wrong is named', async () => {
  const headers = { 'X-Frame-Options': undefined, 'Referrer-Policy': undefined };
  const found = await safetyOf({ headers, page: '<p>Welcome</p>' });
  expect(found.detail.split('; ')).toEqual([
    'x-frame-options is missing, but should be "DENY"',
    'referrer-policy is missing, but should be "strict-origin-when-cross-origin"',
    'the page has no script',
  ]);
});

test('one script without integrity is named', async () => {
  expect(await safetyOf({ page: `${html}<script src="/other.js"></script>` })).toMatchObject({
    isFine: false,
    detail: '<script src="/other.js"> has no integrity',
  });
});

test('a site on this machine may have a database there, and no https', async () => {
  const local = policy.replace('https://firestore.googleapis.com', 'http://127.0.0.1:8080');
  const headers = { 'Content-Security-Policy': local };
  expect(await safetyOf({ headers, origin: 'http://localhost:5000' })).toEqual(fine);
});
