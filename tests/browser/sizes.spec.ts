import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { chunkLimits, chunkSizes, pageLimits, pageSizes } from './pageSizes';
import { siteRoutes } from './siteRoutes';
import { testBuild } from './testBuild';

/** The most that the pictures of a phone's first window may weigh, KB. */
const PICTURES = 200;

/** A phone with the sharpest screen there is: it loads the largest pictures. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 3 };

const dist = join(testBuild, 'dist');

for (const { name, address } of siteRoutes) {
  test(`${name} answers everywhere within its limits, without the database or Markdown`, async ({
    browser,
    baseURL,
  }) => {
    const sizes = await pageSizes(browser, { origin: baseURL!, dist }, address);
    expect(sizes['requests for script']).toBeGreaterThan(1);
    for (const kind of ['HTML, KB', 'script, KB', 'fonts, KB'] as const)
      expect(sizes[kind], kind).toBeGreaterThan(1);
    for (const [kind, limit] of Object.entries(pageLimits))
      expect(sizes[kind as keyof typeof sizes], kind).toBeLessThanOrEqual(limit);
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

test('the code for Firestore and that for Markdown stay within their limits', () => {
  for (const [kind, size] of Object.entries(chunkSizes(dist)))
    expect(size, kind).toBeLessThanOrEqual(chunkLimits[kind as keyof typeof chunkLimits]);
});

test('no script carries the regular expression engine of later versions of Firestore', () => {
  const scripts = readdirSync(join(dist, 'scripts'));
  expect(scripts).not.toEqual([]);
  for (const script of scripts)
    expect(readFileSync(join(dist, 'scripts', script), 'utf8')).not.toMatch(/re2js/i);
});
