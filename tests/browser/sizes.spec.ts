import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { firstScripts, pageSizes, compressedFileSize } from './pageSizes';
import { siteRoutes } from './siteRoutes';
import { sites } from './sites';

/** The most a page may need before it can be used, KB: seconds for a cheap phone on a slow network. */
const BUDGET = { html: 20, script: 90, fonts: 40 };

/** The most that the pictures of a phone's first window may weigh, KB. */
const PICTURES = 200;

/** A phone with the sharpest screen there is: it loads the largest pictures. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 3 };

const dist = join(sites.production, 'dist');
const scripts = readdirSync(join(dist, 'scripts'));

const scriptNamed = (name: string) => {
  const file = scripts.find((script) => script.startsWith(`${name}.`));
  if (!file) throw new Error(`The build has no script ${name}.`);
  return `scripts/${file}`;
};

// In one process, which compresses what pages share only once.
test.describe.configure({ mode: 'default' });

for (const { name, address } of siteRoutes) {
  test(`${name} stays within its budget, without the database or Markdown`, () => {
    expect(firstScripts(dist, address).length).toBeGreaterThan(1);
    for (const [kind, weight] of Object.entries(pageSizes(dist, address))) {
      expect(weight, `${kind}, KB`).toBeGreaterThan(1);
      expect(weight, `${kind}, KB`).toBeLessThanOrEqual(BUDGET[kind as keyof typeof BUDGET]);
    }
    for (const script of firstScripts(dist, address)) {
      const text = readFileSync(join(dist, script), 'utf8');
      expect(text).not.toContain('google.firestore');
      expect(text).not.toContain('thematicBreak');
    }
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the pictures of the first window stay within their budget', async ({ page }) => {
    test.slow();
    let all = 0;
    const heavy: string[] = [];
    for (const { name, address } of siteRoutes) {
      await page.goto(address, { waitUntil: 'load' });
      const kilobytes = await page.evaluate(() => {
        const isSeen = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight;
        const seen = new Set([...document.images].filter(isSeen).map((image) => image.currentSrc));
        const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const sizes = loads
          .filter((load) => seen.has(load.name))
          .map((load) => load.encodedBodySize);
        return sizes.reduce((sum, size) => sum + size, 0) / 1000;
      });
      all += kilobytes;
      if (kilobytes > PICTURES) heavy.push(`${name}: ${Math.round(kilobytes)} KB`);
    }
    expect(all).toBeGreaterThan(PICTURES);
    expect(heavy).toEqual([]);
  });
});

test('the code that talks to Firestore weighs at most 70 KB, without a regular expression engine', () => {
  const file = scriptNamed('firestoreNews');
  expect(compressedFileSize(dist, file)).toBeLessThanOrEqual(70);
  expect(readFileSync(join(dist, file), 'utf8')).not.toMatch(/re2js|RE2JS/);
  expect(readFileSync(join(dist, file), 'utf8')).toContain('google.firestore');
});

test('the Markdown renderer weighs at most 22 KB', () => {
  const file = scriptNamed('trustedMarkdown');
  expect(compressedFileSize(dist, file)).toBeLessThanOrEqual(22);
  expect(readFileSync(join(dist, file), 'utf8')).toContain('thematicBreak');
});
