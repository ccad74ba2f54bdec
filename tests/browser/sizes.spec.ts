import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { siteRoutes } from './siteRoutes';
import { sites } from './sites';

const dist = join(sites.production, 'dist');
const scripts = readdirSync(join(dist, 'scripts'));

/** What a file weighs on its way to the browser, KB. */
const weigh = (address: string) =>
  brotliCompressSync(readFileSync(join(dist, address))).length / 1000;

const scriptNamed = (name: string) => {
  const file = scripts.find((script) => script.startsWith(`${name}.`));
  if (!file) throw new Error(`The build has no script ${name}.`);
  return `scripts/${file}`;
};

/** The scripts that a page asks for before it can be used: the shell's, and those it sends for beside that. */
function firstScripts(address: string): string[] {
  const html = readFileSync(join(dist, address === '/' ? 'index.html' : `${address}.html`), 'utf8');
  const tags = html.match(/<(?:script[^>]*src|link rel="modulepreload"[^>]*href)="[^"]+"/g) ?? [];
  return tags.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '');
}

for (const { name, address } of siteRoutes) {
  test(`${name} needs at most 90 KB of script, and none of the database or of Markdown`, () => {
    const addresses = firstScripts(address);
    expect(addresses.length).toBeGreaterThan(1);
    const kilobytes = addresses.map(weigh).reduce((sum, weight) => sum + weight, 0);
    expect(kilobytes).toBeLessThanOrEqual(90);
    for (const script of addresses) {
      const text = readFileSync(join(dist, script), 'utf8');
      expect(text).not.toContain('google.firestore');
      expect(text).not.toContain('thematicBreak');
    }
  });
}

test('the code that talks to Firestore weighs at most 70 KB, without a regular expression engine', () => {
  expect(weigh(scriptNamed('firestoreNews'))).toBeLessThanOrEqual(70);
  expect(readFileSync(join(dist, scriptNamed('firestoreNews')), 'utf8')).not.toMatch(/re2js|RE2JS/);
  expect(readFileSync(join(dist, scriptNamed('firestoreNews')), 'utf8')).toContain(
    'google.firestore',
  );
});

test('the Markdown renderer weighs at most 22 KB', () => {
  expect(weigh(scriptNamed('trustedMarkdown'))).toBeLessThanOrEqual(22);
  expect(readFileSync(join(dist, scriptNamed('trustedMarkdown')), 'utf8')).toContain(
    'thematicBreak',
  );
});

test('the fonts of the first page weigh at most 60 KB', () => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const fonts = Array.from(
    html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g),
    ([, href]) => href ?? '',
  );
  expect(fonts.length).toBeGreaterThan(0);
  // woff2 is compressed already.
  const kilobytes = fonts.map((font) => readFileSync(join(dist, font)).length / 1000);
  expect(kilobytes.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(60);
});
