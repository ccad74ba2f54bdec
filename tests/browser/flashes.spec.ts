import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { clock } from '../../content/clock';
import { expect, waitForHydration, withMotion, test } from './fixtures';

/** WCAG 2.3.1 counts flashes in a quarter of any 341 x 256 px of this window: about one of these parts. */
const WINDOW = { width: 1024, height: 768 };
const PARTS = { columns: 6, rows: 6 };

/** Frames are small: the light of a part is a mean, and small ones cost a tenth. */
const SCALE = 0.25;

test.use({ ...withMotion, viewport: WINDOW, deviceScaleFactor: SCALE, timezoneId: 'UTC' });

/** The pages on which much moves at the same time. */
const PAGES = ['/crescendo', '/whattimeisit'];

/** How long each page is watched, ms, and how many frames are taken per second. */
const DURATION = 10_000;
const RATE = 20;
const STEP = 1000 / RATE;

/** Half of the clock's film is its celebration. The page opens an hour earlier: no machine is that slow. */
const START = Date.parse(`2026-11-21T${clock.target.time}Z`) - DURATION / 2;

/** The smallest change that counts: a tenth of the way from black to white (WCAG, general flash). */
const MIN_CHANGE = 0.1;

/** The most flashes allowed within one second (WCAG 2.3.1). */
const MAX_FLASHES = 3;

for (const address of PAGES) {
  test(`no part of ${address} flashes more than three times in a second`, async ({ page }) => {
    test.slow();
    const frames = await recordFrames(page, address);
    const moved = frames.filter(({ isNew }) => isNew).map(({ at }) => at);
    expect(
      maxPerSecond(moved),
      'Frames of the second in which most moves: in fewer a flash may be missed',
    ).toBeGreaterThanOrEqual(RATE);
    expect(maxFlashes(frames), 'Flashes in a second').toBeLessThanOrEqual(MAX_FLASHES);
  });
}

const strobes = {
  'an animation':
    '<style>@keyframes strobe { 50% { background: white } } body { background: black; animation: strobe 200ms step-end infinite }</style>',
  'a script':
    '<script>setInterval(() => (document.body.style.background = Math.round(Date.now() / 100) % 2 ? "white" : "black"), 100)</script>',
};

for (const [cause, html] of Object.entries(strobes)) {
  test(`the film sees ${cause} that flashes five times in a second`, async ({ page }) => {
    const frames = await recordFrames(page, `data:text/html,<body>${html}`, 1200);
    expect(maxFlashes(frames)).toBeGreaterThan(MAX_FLASHES);
  });
}

test('the count of flashes sees a flash', () => {
  const strobe = Array.from({ length: 40 }, (_, frame) => ({
    at: frame * STEP,
    light: [frame % 4 < 2 ? 0.1 : 0.9],
  }));
  expect(maxFlashes(strobe)).toBeGreaterThan(MAX_FLASHES);
  const fade = strobe.map(({ at }) => ({ at, light: [at / 2000] }));
  expect(maxFlashes(fade)).toBe(0);
});

interface Light {
  /** ms */
  readonly at: number;
  /** Relative luminance of each part of the window, 0 to 1. */
  readonly light: readonly number[];
}

interface Frame extends Light {
  /** True if it differs from the frame before. */
  readonly isNew: boolean;
}

/**
 * Films a page in simulated time, so that no machine is too slow for it: the page's clock and animations
 * stand still while a frame is taken, and then advance by the time of one frame.
 */
async function recordFrames(page: Page, address: string, length = DURATION): Promise<Frame[]> {
  const devtools = await page.context().newCDPSession(page);
  await page.clock.install({ time: START - 3_600_000 });
  await page.goto(address);
  await waitForHydration(page);
  await page.evaluate(useAnimationClock);
  await page.clock.pauseAt(START);
  const frames: Frame[] = [];
  let last = '';
  for (let at = 0; at < length; at += STEP) {
    await page.clock.runFor(STEP);
    await page.evaluate(advanceAnimations, STEP);
    const data = await takeFrame(devtools);
    frames.push({ at, isNew: data !== last, light: await readLight(data) });
    last = data;
  }
  return frames;
}

/** Returns what the page shows, as a JPEG in base64. Chromium now and then has nothing to copy at first. */
async function takeFrame(devtools: CDPSession, attempt = 1): Promise<string> {
  try {
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality: 60,
      clip: { x: 0, y: 0, ...WINDOW, scale: SCALE },
    });
    return data;
  } catch (error) {
    if (attempt === 3) throw error;
    return takeFrame(devtools, attempt + 1);
  }
}

/** Makes `performance.now`, which sets the clock's hand, tell the animations' time, as it usually does. */
function useAnimationClock(): void {
  performance.now = () => Number(document.timeline.currentTime);
}

/** Advances what the browser animates by itself, except for animations driven by scrolling. */
function advanceAnimations(step: number): void {
  const FILMED = 'filmed';
  for (const animation of document.getAnimations()) {
    if (animation.timeline !== document.timeline) continue;
    if (animation.playState === 'running') {
      animation.pause();
      animation.id = FILMED;
    }
    if (animation.id === FILMED) animation.currentTime = Number(animation.currentTime) + step;
  }
}

/** Returns the mean light of each part, which is not the light of its mean color. */
async function readLight(jpeg: string): Promise<number[]> {
  const { columns, rows } = PARTS;
  const { data, info } = await sharp(Buffer.from(jpeg, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const light = new Array<number>(columns * rows).fill(0);
  const share = (columns * rows) / (info.width * info.height);
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const column = Math.floor(((pixel % info.width) / info.width) * columns);
    const row = Math.floor((Math.floor(pixel / info.width) / info.height) * rows);
    light[row * columns + column]! += luminance(data, pixel * 3) * share;
  }
  return light;
}

/** Returns WCAG's relative luminance of a pixel. */
function luminance(data: Buffer, offset: number): number {
  const linear = (channel: number) => LINEAR_LIGHT[data[offset + channel]!]!;
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}

/** The linear light of each channel value. */
const LINEAR_LIGHT = Array.from({ length: 256 }, (_, step) => {
  const value = step / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Returns the most flashes of any part within any second: a flash is a change and the change back. */
function maxFlashes(frames: readonly Light[]): number {
  const parts = frames[0]?.light.length ?? 0;
  return Math.max(
    0,
    ...Array.from({ length: parts }, (_, part) => {
      const turns = findReversals(frames.map(({ at, light }) => ({ at, light: light[part] ?? 0 })));
      return maxPerSecond(turns) / 2;
    }),
  );
}

function maxPerSecond(moments: readonly number[]): number {
  const from = (start: number) => moments.filter((at) => at >= start && at < start + 1000);
  return Math.max(0, ...moments.map((start) => from(start).length));
}

/** Returns the times when the light reversed after changing by enough. */
function findReversals(series: readonly { at: number; light: number }[]): number[] {
  const turns: number[] = [];
  let extreme = series[0]?.light ?? 0;
  let direction = 0;
  for (const { at, light } of series) {
    const change = light - extreme;
    if (direction === 0 ? Math.abs(change) >= MIN_CHANGE : change * direction <= -MIN_CHANGE) {
      if (direction !== 0) turns.push(at);
      direction = Math.sign(change);
      extreme = light;
    } else if (change * direction > 0) {
      extreme = light;
    }
  }
  return turns;
}
