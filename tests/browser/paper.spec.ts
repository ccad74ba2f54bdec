import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { pages } from '../../content/site';
import { seasons } from '../../content/seasons';
import { expect, test } from './fixtures';

/** Their widths and heights on a screen, px. */
const papers = { Letter: { width: 816, height: 1056 }, A4: { width: 794, height: 1123 } };

const poster = (page: Page) => page.locator('[data-poster]');

/** Prints a page, and returns how many sheets that takes and which fonts are not in the file. */
async function print(page: Page, format: string) {
  const file = (await page.pdf({ format })).toString('latin1');
  const fonts = file.match(/\/Type \/FontDescriptor[^]*?>>/g) ?? [];
  return {
    sheets: file.match(/\/Type \/Page\b/g)!.length,
    fonts: fonts.length,
    missing: fonts.filter((font) => !font.includes('/FontFile')),
  };
}

/** Reads the QR code on a printed page. */
async function readCode(page: Page): Promise<string | undefined> {
  const code = await page.locator('img[src^="/pictures/qr/"]').screenshot();
  const { data, info } = await sharp(code)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

for (const [format, viewport] of Object.entries(papers)) {
  for (const { path, name } of seasons) {
    test(`${name} begins with a poster on one sheet of ${format}, whole, in color, with a code that leads to it`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.setViewportSize(viewport);
      const whole = await print(page, format);
      expect(whole.fonts).toBeGreaterThan(1);
      expect(whole.missing).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(poster(page)).toHaveCSS('print-color-adjust', 'exact');
      const cut = await poster(page).evaluate((sheet) => {
        const edge = sheet.getBoundingClientRect();
        return Array.from(sheet.querySelectorAll('p, dt, dd, div:has(> picture)'), (part) => {
          // The box of a large letter is taller than its line.
          const { top, bottom } = part.getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(part);
          const { left, right } = words.getBoundingClientRect();
          const isWhole =
            left >= edge.left &&
            right <= edge.right &&
            top >= edge.top - 1 &&
            bottom <= edge.bottom + 1;
          return isWhole ? '' : part.textContent;
        }).filter(Boolean);
      });
      expect(cut).toEqual([]);
      expect(await readCode(page)).toMatch(new RegExp(`^https?://[^/]+${path}$`));
      // Hydration would bring back what is removed.
      await poster(page).evaluate((sheet) =>
        sheet.style.setProperty('display', 'none', 'important'),
      );
      expect((await print(page, format)).sheets).toBe(whole.sheets - 1);
    });
  }

  test(`Sponsors is one sheet of ${format}, with a code that leads to it`, async ({ page }) => {
    await page.goto(pages.sponsors.to);
    await page.setViewportSize(viewport);
    expect((await print(page, format)).sheets).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await readCode(page)).toMatch(new RegExp(`^https?://[^/]+${pages.sponsors.to}$`));
  });
}
