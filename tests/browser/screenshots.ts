import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { build } from '../../src/pipeline/build';
import { readSettings } from '../../src/pipeline/settings';
import { openDatabase } from '../../src/local/openDatabase';
import { runCommand } from '../../src/commands/runCommand';
import { serveSite } from '../../src/local/serveSite';
import { CHROMIUM_ARGUMENTS, requireChromium } from './chromium';
import { selectPages } from './selectPages';
import { root } from './testBuild';

const WIDTHS = [360, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;
const out = join(root, '.build', 'screens');

/** The size of a page on the contact sheet, px. */
const THUMB = { width: 240, height: 400, gap: 12 };

/**
 * npm run screens: takes pictures of every page at three widths in both schemes, and puts them all on
 * one sheet. Arguments choose pages: `npm run screens -- about news`.
 */
await runCommand(async (report) => {
  const { settings, stop } = await openDatabase({
    root,
    settings: readSettings({}),
    sitePort: 0,
    report,
  });
  try {
    await build({ root, settings, report });
    await takeScreenshots(process.argv.slice(2), report);
  } finally {
    await stop();
  }
});

async function takeScreenshots(
  wanted: readonly string[],
  report: (step: string) => void,
): Promise<void> {
  // This import runs content, which has only now been checked.
  const { siteRoutes } = await import('./siteRoutes');
  const pages = selectPages(wanted, siteRoutes);
  const site = await serveSite({ out: join(root, 'dist'), port: 0 });
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    await rm(out, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    const rows: string[][] = [];
    for (const { address } of pages) {
      rows.push(await screenshotPage(browser, site.origin, address));
      report(`Pictures of ${address}`);
    }
    await writeSheet(rows, join(out, 'sheet.png'));
  } finally {
    await browser.close();
    await site.stop();
  }
  report(`All pages are in ${out}, and on sheet.png`);
}

/** Takes one page's pictures in every scheme and width, and returns their files. */
async function screenshotPage(
  browser: Browser,
  origin: string,
  address: string,
): Promise<string[]> {
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  const files: string[] = [];
  for (const colorScheme of SCHEMES) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme,
        serviceWorkers: 'block',
      });
      const file = join(out, `${name}-${width}-${colorScheme}.png`);
      await page.goto(origin + address, { waitUntil: 'load' });
      await scrollThrough(page);
      await page.screenshot({ path: file, fullPage: true });
      await page.close();
      files.push(file);
    }
  }
  return files;
}

/** Scrolls until lazy pictures have loaded and everything that appears on the way has appeared. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(60);
    // A picture in an article comes from elsewhere, and may never come.
    await page
      .waitForFunction(arePicturesHereLoaded, undefined, { timeout: 5000 })
      .catch(() => undefined);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(1200);
}

/** Runs in the page. A slide beside the banner loads only once it moves in. */
function arePicturesHereLoaded(): boolean {
  return Array.from(document.images).every((picture) => {
    const { top, right, bottom, left } = picture.getBoundingClientRect();
    const isHere = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return picture.complete || !isHere || !picture.checkVisibility();
  });
}

async function writeSheet(rows: string[][], file: string): Promise<void> {
  const { width, height, gap } = THUMB;
  const thumbs = rows.flatMap((row, y) =>
    row.map(async (picture, x) => ({
      input: await sharp(picture)
        .resize({ width, height, fit: 'cover', position: 'top' })
        .toBuffer(),
      left: gap + x * (width + gap),
      top: gap + y * (height + gap),
    })),
  );
  const columns = rows[0]?.length ?? 0;
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows.length * (height + gap),
      channels: 3,
      background: 'gray',
    },
  })
    .composite(await Promise.all(thumbs))
    .png()
    .toFile(file);
}
