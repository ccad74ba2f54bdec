import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type * as Desk from '../../src/desk/shrinkPicture';
import { expect, test } from './fixtures';

/* What becomes of the files that editors choose, in a real browser. */

let script: string;
test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/desk/shrinkPicture.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'desk',
    write: false,
  });
  script = outputFiles[0]!.text;
});

declare const desk: typeof Desk;

type Chosen<Bytes> =
  { type: string; width: number; height: number; bytes: Bytes } | { trouble: string };

/** Chooses a file; gives the picture that would be kept, or why there is none. */
async function choose(page: Page, file: Buffer | string, mime: string): Promise<Chosen<Buffer>> {
  await page.goto('about:blank');
  await page.addScriptTag({ content: script });
  const shrunk: Chosen<number[]> = await page.evaluate(
    async ([base64, kind]) => {
      const file = await (await fetch(`data:${kind};base64,${base64}`)).blob();
      try {
        const picture = await desk.shrinkPicture(file);
        return { ...picture, bytes: [...picture.bytes] };
      } catch (error) {
        return { trouble: (error as { trouble: string }).trouble };
      }
    },
    [Buffer.from(file).toString('base64'), mime] as const,
  );
  if ('trouble' in shrunk) return shrunk;
  const { bytes, type, width, height } = shrunk;
  return { type, width, height, bytes: Buffer.from(bytes) };
}

/** A photo whose upper half is red and whose lower half is blue, as its camera saw it. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    {
      input: { create: { width, height: height / 2, channels: 3, background: 'red' } },
      gravity: 'north',
    },
  ]);

/** How a camera stores what is upright, by the sign that it writes beside it. */
const stored: Record<number, (upright: Sharp) => Sharp> = {
  1: (it) => it,
  2: (it) => it.flop(),
  3: (it) => it.rotate(180),
  4: (it) => it.flip(),
  5: (it) => it.rotate(270).flop(),
  6: (it) => it.rotate(270),
  7: (it) => it.rotate(90).flop(),
  8: (it) => it.rotate(90),
};

for (const [sign, turn] of Object.entries(stored)) {
  test(`a photo that is stored turned (${sign}) is kept upright, without its place`, async ({
    page,
  }) => {
    const upright = await photo(400, 800).png().toBuffer();
    const bytes = await turn(sharp(upright))
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 9/1 0/1' } })
      .withMetadata({ orientation: Number(sign) })
      .jpeg()
      .toBuffer();
    const picture = await choose(page, bytes, 'image/jpeg');
    if (!('bytes' in picture)) throw new Error(picture.trouble);
    expect([picture.width, picture.height, picture.type]).toEqual([400, 800, 'image/webp']);
    const { exif, orientation } = await sharp(picture.bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    const upper = { left: 0, top: 0, width: 400, height: 300 };
    // The statistics are those of what is read, before anything is cut out of it.
    const top = await sharp(await sharp(picture.bytes).extract(upper).png().toBuffer()).stats();
    expect(top.channels[0]!.mean).toBeGreaterThan(200);
    expect(top.channels[2]!.mean).toBeLessThan(60);
  });
}

test('a picture of 40 megapixels is kept small, in its proportions', async ({ page }) => {
  // Grains of 8 px: finer ones take seconds to make, and are lost when it is shrunk.
  const noise = await sharp({
    create: {
      width: 1000,
      height: 625,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const large = sharp(noise).resize({ width: 8000, kernel: 'nearest' });
  const picture = await choose(page, await large.jpeg().toBuffer(), 'image/jpeg');
  if (!('bytes' in picture)) throw new Error(picture.trouble);
  expect(picture.bytes.length).toBeLessThanOrEqual(400_000);
  expect(picture.width / picture.height).toBeCloseTo(1.6, 1);
  // One of few bytes.
  const plain = sharp({ create: { width: 4000, height: 2500, channels: 3, background: 'gray' } });
  const shrunk = await choose(page, await plain.jpeg().toBuffer(), 'image/jpeg');
  expect(shrunk).toMatchObject({ width: 1600, height: 1000 });
});

test('what is transparent becomes white; of a moving picture, a still stays; CMYK is read', async ({
  page,
}) => {
  const clear = { create: { width: 20, height: 10, channels: 4, background: '#0000' } } as const;
  const files = [
    [await sharp(clear).png().toBuffer(), 'image/png'],
    [await sharp(clear).gif().toBuffer(), 'image/gif'],
  ] as const;
  for (const [bytes, type] of files) {
    const picture = await choose(page, bytes, type);
    if (!('bytes' in picture)) throw new Error(picture.trouble);
    expect((await sharp(picture.bytes).stats()).channels[0]!.mean).toBeGreaterThan(250);
  }
  const print = await photo(40, 40).toColourspace('cmyk').jpeg().toBuffer();
  expect(await choose(page, print, 'image/jpeg')).toMatchObject({ width: 40, height: 40 });
});

for (const [name, bytes, type] of [
  ['a text that is named as a picture', 'Not a picture', 'image/jpeg'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'image/svg+xml'],
  ['a photo of an iPhone, which this browser cannot read', '\0\0\0\x18ftypheic', 'image/heic'],
] as const) {
  test(`${name} is refused in words`, async ({ page }) => {
    expect(await choose(page, bytes, type)).toEqual({ trouble: 'unreadable' });
  });
}

test('a file of 60 MB is refused before it is opened', async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: script });
  const trouble = await page.evaluate(() =>
    desk
      .shrinkPicture(new Blob([new Uint8Array(60_000_000)], { type: 'image/jpeg' }))
      .catch((error: { trouble: string }) => error.trouble),
  );
  expect(trouble).toBe('tooLarge');
});
