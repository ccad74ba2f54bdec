import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { memoize } from '../../src/lib/memoize';
import { countUnhydrated, waitForHydration } from './fixtures';

/** The most that a page may need before a visitor touches it: seconds for a cheap phone on a slow network. */
export const pageLimits = {
  /** Without inlined fonts. */
  'HTML, KB': 21,
  /** All scripts until every control answers. */
  'script, KB': 130,
  /** Those inlined in the page, and those that it requests first. */
  'fonts, KB': 40,
  'requests for script': 8,
  'scripts with the database or Markdown': 0,
  'elements without their script': 0,
};

/** What a page needs, compressed as for transfer. */
export type PageSizes = Readonly<Record<keyof typeof pageLimits, number>>;

/** The most that the scripts may weigh which the News load later. */
export const chunkLimits = { 'database SDK, KB': 70, 'Markdown renderer, KB': 26 };

const DATABASE = 'google.firestore';
const MARKDOWN = 'thematicBreak';

/** How long a page must request no script to be considered done, ms. */
const QUIET_MS = 2000;

const INLINE_FONT = /data:font\/woff2;base64,([\w+/=]+)/g;

/**
 * Opens a page of a finished build and waits until it is done with loading, untouched: then everything on it
 * answers. What the News load later on purpose is not counted, nor is the service worker.
 */
export async function pageSizes(
  browser: Browser,
  { origin, dist }: { origin: string; dist: string },
  address: string,
): Promise<PageSizes> {
  const html = readFileSync(join(dist, address === '/' ? 'index.html' : `${address}.html`), 'utf8');
  const { requested, unhydrated } = await openUntouched(browser, origin + address);
  const isHeavy = (script: string) =>
    [DATABASE, MARKDOWN].some((mark) => readFileSync(join(dist, script), 'utf8').includes(mark));
  const isLater = (script: string) =>
    address.startsWith('/news') &&
    !new RegExp(`(src|href)="${script}"`).test(html) &&
    isHeavy(script);
  const counted = requested.filter((script) => !isLater(script));
  const scripts = [...new Set(counted)];
  const inlineFonts = Array.from(html.matchAll(INLINE_FONT), ([, data = '']) =>
    Buffer.from(data, 'base64'),
  );
  const preloadedFonts = Array.from(
    html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g),
    ([, font = '']) => readFileSync(join(dist, font)),
  );
  return {
    'HTML, KB': compressedSize(html.replaceAll(INLINE_FONT, '')),
    'script, KB': sum(scripts.map((script) => sizeAt(join(dist, script)))),
    // woff2 is compressed already.
    'fonts, KB': sum([...inlineFonts, ...preloadedFonts].map(({ length }) => length / 1000)),
    'requests for script': counted.length,
    'scripts with the database or Markdown': scripts.filter(isHeavy).length,
    'elements without their script': unhydrated,
  };
}

/** Weighs the scripts that the News load later. Throws if there is not exactly one of each. */
export function chunkSizes(dist: string): Record<keyof typeof chunkLimits, number> {
  const size = (mark: string) => {
    const found = scriptsOf(dist).filter((file) => readFileSync(file, 'utf8').includes(mark));
    if (found.length !== 1) throw new Error(`${found.length} scripts contain ${mark}.`);
    return sizeAt(found[0]!);
  };
  return { 'database SDK, KB': size(DATABASE), 'Markdown renderer, KB': size(MARKDOWN) };
}

/** Weighs and counts all scripts of a finished build. */
export function siteScripts(dist: string) {
  const files = scriptsOf(dist);
  return { 'all scripts, KB': sum(files.map(sizeAt)), 'all scripts': files.length };
}

async function openUntouched(browser: Browser, url: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const requested: string[] = [];
    let lastAt = Date.now();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.endsWith('.js')) return;
      requested.push(pathname);
      lastAt = Date.now();
    });
    await page.goto(url);
    await waitForHydration(page);
    while (Date.now() - lastAt < QUIET_MS) await page.waitForTimeout(100);
    return { requested, unhydrated: await countUnhydrated(page) };
  } finally {
    await context.close();
  }
}

const sizeAt = memoize(1000, (path) => compressedSize(readFileSync(path)));

function scriptsOf(dist: string): string[] {
  return readdirSync(join(dist, 'scripts')).map((name) => join(dist, 'scripts', name));
}

/** Returns the transfer size, KB. */
function compressedSize(file: Buffer | string): number {
  return brotliCompressSync(file).length / 1000;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
