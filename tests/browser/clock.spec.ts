import type { Page } from '@playwright/test';
import { clock } from '../../content/clock';
import { outreach } from '../../content/outreach';
import { CONFETTI_ADDRESS } from '../../src/trustedTypes';
import { expect, withMotion, open, test, waitForFullHydration } from './fixtures';
import { readSettledActivity, trackActivity } from './trackActivity';

test.use({ ...withMotion, timezoneId: 'America/Chicago' });

test('the clock celebrates with confetti and leaves nothing behind, under the security policy', async ({
  page,
  problems,
}) => {
  await trackActivity(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await open(page, '/outreach');
  await waitForFullHydration(page);
  const fontsBefore = sent.filter((path) => path.includes('stencil'));
  const chant = page.getByRole('status').filter({ hasText: clock.answer });
  const go = async (address: string, { title }: { title: string }) => {
    await page.evaluate((to) => history.pushState(null, '', to), address);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };
  const timeLeft = page.getByRole('timer').filter({ hasText: clock.secondsLeft.label });

  await go('/whattimeisit', clock.head);
  await expect(timeLeft).toBeVisible();
  await expect
    .poll(() => sent.some((path) => path.includes('stencil')), 'Letters of the chant are ahead')
    .toBe(true);
  expect(await chant.count()).toBe(0);
  await go('/outreach', outreach.head);
  // Only now, because code may listen for good once it is loaded.
  const before = await readSettledActivity(page);

  await go('/whattimeisit', clock.head);
  await expect(chant).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => hasConfetti(page)).toBe(true);
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    CONFETTI_ADDRESS,
  ]);
  expect(fontsBefore).toEqual([]);

  await go('/outreach', outreach.head);
  expect(await page.locator('canvas').count()).toBe(0);
  await expect.poll(() => page.workers()).toEqual([]);
  // The footer's hidden clock is all that runs. Before, a timer of the page's start may have run, too.
  expect(await readSettledActivity(page)).toEqual({ ...before, animations: 0, timers: 1 });
  expect(problems).toEqual([]);
});

test('the page draws the confetti itself where its worker cannot be loaded', async ({ page }) => {
  await page.route(CONFETTI_ADDRESS, (route) => route.abort());
  await open(page, '/whattimeisit');
  await expect.poll(() => hasConfetti(page), { timeout: 30_000 }).toBe(true);
  expect(page.workers()).toEqual([]);
});

test('with reduced motion the clock celebrates without confetti or the code that draws it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') });
  await open(page, '/whattimeisit');
  const timeLeft = page.getByRole('timer').filter({ hasText: clock.secondsLeft.label });
  await expect(timeLeft).toHaveText(/\d/);
  await page.clock.runFor(11_000);
  await expect(page.getByRole('status').filter({ hasText: clock.answer })).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(sent.filter((url) => /drawConfetti|\/confetti/.test(url))).toEqual([]);
  expect(sent.filter((url) => url.includes('ClockPage'))).not.toEqual([]);
  await context.close();
});

test('sixty cells stand around the dial, and those of the seconds left are lit', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') });
  await open(page, '/whattimeisit');
  const timeLeft = page.getByRole('timer').filter({ hasText: clock.secondsLeft.label });
  await expect(timeLeft).toHaveText(/\d/);
  await page.clock.runFor(3000);
  const readDial = (timer: Element) => {
    const elements = [...document.querySelectorAll('[data-is-lit]')];
    const boxes = elements.map((cell) => cell.getBoundingClientRect());
    const centers = boxes.map((box) => [box.x + box.width / 2, box.y + box.height / 2] as const);
    const middle = (axis: 0 | 1) =>
      centers.reduce((sum, center) => sum + center[axis], 0) / centers.length;
    return {
      secondsLeft: Number(/\d+/.exec(timer.textContent)![0]),
      cells: centers.map(([x, y], place) => ({
        // Clockwise from the top, in degrees.
        angle: Math.round((Math.atan2(x - middle(0), middle(1) - y) * 180) / Math.PI + 360) % 360,
        isLit: getComputedStyle(elements[place]!).opacity === '1',
      })),
    };
  };
  // Read in one go, because the clock runs on, and again if a frame was missing: the ring follows the digits.
  await expect(async () => {
    const { secondsLeft, cells } = await timeLeft.evaluate(readDial);
    expect(cells.map(({ angle }) => angle)).toEqual(cells.map((_, place) => place * 6 + 3));
    // A turn of ten seconds leads to the celebration.
    expect(cells.map(({ isLit }) => isLit)).toEqual(
      cells.map((_, place) => place >= 60 - secondsLeft * 6),
    );
    expect(cells).toHaveLength(60);
  }).toPass({ timeout: 5000 });
});

/** Returns whether the canvas shows anything. What a worker draws on it can only be seen on a copy. */
function hasConfetti(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    if (!canvas) return false;
    const copy = document.createElement('canvas').getContext('2d')!;
    const { width, height } = copy.canvas;
    copy.drawImage(canvas, 0, 0, width, height);
    return copy.getImageData(0, 0, width, height).data.some((value) => value > 0);
  });
}
