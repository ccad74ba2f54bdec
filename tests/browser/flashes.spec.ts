import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, hydrated, moving, test } from './fixtures';

test.use(moving);

/** The pages on which much moves at once. */
const PAGES = ['/crescendo', '/whattimeisit'];

/** How long each is watched, ms. The clock celebrates within this time: its target is 10 s after loading. */
const WATCHED = 11_000;

/** The part of a window that WCAG 2.3.1 looks at, as columns and rows: 341 x 256 px of 1024 x 768. */
const PARTS = { columns: 3, rows: 3 };

/** A change that counts: a tenth of the way from black to white (WCAG, general flash). */
const CHANGE = 0.1;

/** The most flashes within one second (WCAG 2.3.1). */
const MOST = 3;

test('no part of a page that moves flashes more than three times in a second', async ({
  page,
  context,
  baseURL,
}) => {
  const pages = [page, await context.newPage()];
  const watched = await Promise.all(
    PAGES.map(async (address, place) => {
      const frames = await film(pages[place]!, `${baseURL}${address}`);
      return { address, frames: frames.length, flashes: mostFlashes(frames) };
    }),
  );
  for (const { address, frames, flashes } of watched) {
    expect(frames, `${address}: frames seen`).toBeGreaterThan(30);
    expect(flashes, `${address}: flashes in a second`).toBeLessThanOrEqual(MOST);
  }
});

test('the count of flashes sees a flash', () => {
  const strobe = Array.from({ length: 40 }, (_, frame) => ({
    at: frame * 50,
    light: [frame % 4 < 2 ? 0.1 : 0.9],
  }));
  expect(mostFlashes(strobe)).toBeGreaterThan(MOST);
  const fade = strobe.map(({ at }) => ({ at, light: [at / 2000] }));
  expect(mostFlashes(fade)).toBe(0);
});

interface Frame {
  /** ms */
  readonly at: number;
  /** Relative luminance of each part of the window, 0 to 1. */
  readonly light: readonly number[];
}

/** Films a page as the browser draws it. */
async function film(page: Page, address: string): Promise<Frame[]> {
  const devtools = await page.context().newCDPSession(page);
  const frames: Promise<Frame>[] = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push(readFrame(data, (metadata.timestamp ?? 0) * 1000));
    void devtools.send('Page.screencastFrameAck', { sessionId });
  });
  await page.goto(address);
  await hydrated(page);
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 320 });
  await page.waitForTimeout(WATCHED);
  await devtools.send('Page.stopScreencast');
  return Promise.all(frames);
}

async function readFrame(jpeg: string, at: number): Promise<Frame> {
  const { columns, rows } = PARTS;
  const { data } = await sharp(Buffer.from(jpeg, 'base64'))
    .removeAlpha()
    .resize(columns, rows, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const light = Array.from({ length: columns * rows }, (_, part) => luminance(data, part * 3));
  return { at, light };
}

/** WCAG's relative luminance of a pixel. */
function luminance(data: Buffer, offset: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const value = (data[offset + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The most flashes of any part within any second: a flash is a change and the change back. */
function mostFlashes(frames: readonly Frame[]): number {
  const parts = frames[0]?.light.length ?? 0;
  return Math.max(
    0,
    ...Array.from({ length: parts }, (_, part) => {
      const turns = turnsOf(frames.map(({ at, light }) => ({ at, light: light[part] ?? 0 })));
      return Math.max(
        0,
        ...turns.map(
          (start) => turns.filter((turn) => turn >= start && turn < start + 1000).length / 2,
        ),
      );
    }),
  );
}

/** When the light turned around after it had changed by enough. */
function turnsOf(series: readonly { at: number; light: number }[]): number[] {
  const turns: number[] = [];
  let extreme = series[0]?.light ?? 0;
  let direction = 0;
  for (const { at, light } of series) {
    const change = light - extreme;
    if (direction === 0 ? Math.abs(change) >= CHANGE : change * direction <= -CHANGE) {
      if (direction !== 0) turns.push(at);
      direction = Math.sign(change);
      extreme = light;
    } else if (change * direction > 0) {
      extreme = light;
    }
  }
  return turns;
}
