import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { contentHash } from '../../src/pipeline/hashes';
import { readHosting } from '../../src/pipeline/hosting';
import { expect, test } from './fixtures';
import { siteRoutes } from './siteRoutes';
import { testBuild } from './testBuild';

const dist = join(testBuild, 'dist');
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => posix.join('/', entry.parentPath.slice(dist.length), entry.name));
const pages = files.filter((file) => file.endsWith('.html'));

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('no prerendered page holds anything that its security policy would block', async () => {
  expect(pages.length).toBeGreaterThan(siteRoutes.length);
  const { headers } = await readHosting(dist);
  // The last rule for all addresses; those of the desk have another policy.
  const policy =
    headers
      .filter(({ source }) => source === '**')
      .flatMap((rule) => rule.headers)
      .at(-1)?.value ?? '';
  const found: Record<string, string[]> = {};
  for (const page of pages) {
    const html = readFileSync(join(dist, page), 'utf8');
    const elements = html.replace(
      /<script type="(?:application\/(?:ld\+)?json|text\/plain)"[^]*?<\/script>/g,
      '',
    );
    const outsideArticles = elements.replace(/<article\b[^]*?<\/article>/g, '');
    const inline = elements.matchAll(/<(?:style|script)\b(?![^>]*\ssrc=)[^>]*>([^]*?)<\//g);
    const problems = [
      ...(elements.match(/<[^>]*\s(?:style|on[a-z]+)=/g) ?? []),
      ...(elements.match(/javascript:/gi) ?? []),
      ...(html.match(/id="S:|\$RC/g) ?? []),
      ...Array.from(inline, ([, text = '']) => text).filter((text) => !policy.includes(hash(text))),
      ...(outsideArticles.match(/\s(?:src|srcset|poster)="[^"]*https?:[^"]*"/gi) ?? []),
      ...(outsideArticles.match(/url\(["']?https?:[^)]*\)/gi) ?? []),
      ...(outsideArticles.match(
        /<link(?![^>]*rel="(?:canonical|alternate)")[^>]*https?:[^>]*>/gi,
      ) ?? []),
      ...(html.match(/<(?:script[^>]*\ssrc=|link[^>]*modulepreload)[^>]*>/g) ?? []).filter(
        (script) => !script.includes('integrity="sha384-'),
      ),
    ];
    if (problems.length > 0) found[page] = problems;
  }
  expect(found).toEqual({});
});

/** Folders whose files carry a hash in their names. */
const HASHED_FOLDERS = [
  '/scripts/',
  '/desk-scripts/',
  '/pictures/',
  '/fonts/',
  '/icons/',
  '/previews/',
  '/turn/',
];

/** A code is named after its page. */
const isHashed = (address: string) =>
  !address.startsWith('/pictures/qr/') && HASHED_FOLDERS.some((it) => address.startsWith(it));

/** Other sites show these, where one of our pages is shared. */
const isForOthers = (address: string) => /^\/(previews|icons)\//.test(address);

const kindOf = (file: string) => `${posix.dirname(file)} ${extname(file)}`;

test('every kind of response has the security headers, and says how long it may be cached', async ({
  request,
}) => {
  const oneOfEachKind = [...new Map(files.map((file) => [kindOf(file), file])).values()];
  const others = ['/', '/about', '/about/', '/news/not-built-yet', '/no-such-page'];
  const gone = HASHED_FOLDERS.map((folder) => `${folder}gone-0123abcd.js`);
  expect(oneOfEachKind.length).toBeGreaterThan(12);
  for (const address of [...others, ...gone, ...oneOfEachKind]) {
    const response = await request.get(address, { maxRedirects: 0 });
    const headers = response.headers();
    const isKept = !gone.includes(address) && isHashed(address);
    expect({ address, ...headers }).toMatchObject({
      'cache-control': isKept ? 'public, max-age=31536000, immutable' : 'no-cache',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': isForOthers(address) ? 'cross-origin' : 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    const policy = new Map(
      headers['content-security-policy']?.split('; ').map((rule) => {
        const [name = '', ...sources] = rule.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(policy.get('default-src')).toBe("'none'");
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*/);
    if (isKept) continue;
    expect(Object.fromEntries(policy)).toMatchObject({
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'require-trusted-types-for': "'script'",
    });
  }
});

/** All widths and formats of a picture share one hash: from the narrowest on, in this order. */
const FORMATS = ['.avif', '.webp', '.jpg', '.png'];
const sizeOrder = (file: string) =>
  Number(/-(\d+)\.\w+$/.exec(file)?.[1]) * FORMATS.length + FORMATS.indexOf(extname(file));

test('files cached for a year are named after their content', () => {
  const hashed = files.filter(isHashed);
  const sharing = new Map<string, string[]>();
  for (const file of hashed) {
    const name = /^.+[.-][0-9a-f]{8}(?=[.-])/.exec(file)?.[0] ?? file;
    sharing.set(name, [...(sharing.get(name) ?? []), file]);
  }
  // Parcel names its scripts by its own hash.
  const isOurs = (name: string) =>
    !/^\/(desk-)?scripts\//.test(name) || name.includes('firestoreNews');
  expect([...sharing.keys()].filter(isOurs).length).toBeGreaterThan(30);
  for (const [name, own] of sharing) {
    const parts = own.sort((one, other) => sizeOrder(one) - sizeOrder(other));
    const content = contentHash(...parts.map((file) => readFileSync(join(dist, file))));
    expect(name).toMatch(isOurs(name) ? new RegExp(`[.-]${content}$`) : /\.[0-9a-f]{8}$/);
  }
});
