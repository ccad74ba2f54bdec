import type { Page } from '@playwright/test';
import { seasonPage } from '../../content/seasonPage';
import { rebuilt } from '../../content/seasons/2026-rebuilt';
import { expect, open, test } from './fixtures';

const { picture, turn } = seasonPage(rebuilt).robot!;

const slider = (page: Page) => page.getByRole('slider', { name: turn!.label });
const drawing = (page: Page) => page.locator('img[src^="/turn/"]');
const still = (page: Page) => page.getByRole('img', { name: picture!.alt });

/** Opens the page of a robot at its picture, and returns what is asked for of its drawings. */
async function openRobot(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/turn/')) asked.push(request.url());
  });
  await open(page, rebuilt.path);
  await still(page).scrollIntoViewIfNeeded();
  await slider(page).scrollIntoViewIfNeeded();
  return asked;
}

test('a robot is turned by keys and by dragging it, with drawings that are loaded only then', async ({
  page,
}) => {
  const asked = await openRobot(page);
  expect(asked).toEqual([]);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'behind');
  await slider(page).press('ArrowRight');
  await expect(drawing(page)).toHaveAttribute('src', /-20\.avif$/);
  await expect(still(page)).toBeHidden();
  expect(new Set(asked).size).toBe(36);
  for (const [key, value, side] of [
    ['Home', '0', 'front'],
    ['PageUp', /^[1-9]/, 'front'],
    ['End', '350', 'front'],
  ] as const) {
    await slider(page).press(key);
    await expect(slider(page)).toHaveValue(value);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', side);
  }
  const { x, y, width, height } = (await drawing(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  // Half of its width is a quarter of a turn, past the front.
  await page.mouse.move(x + width, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(slider(page)).toHaveValue('80');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'right side');
  await page.emulateMedia({ media: 'print' });
  await expect(still(page)).toBeVisible();
  await expect(slider(page)).toBeHidden();
});

test('while drawings are missing, the nearest is shown', async ({ page }) => {
  await page.route('**/turn/**', (route) =>
    /-(04|16)\.avif/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await openRobot(page);
  await slider(page).press('ArrowRight');
  await expect(drawing(page)).toHaveAttribute('src', /-16\.avif$/);
  await slider(page).press('End');
  await expect(drawing(page)).toHaveAttribute('src', /-04\.avif$/);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a swipe over the robot scrolls the page up and down, and turns it sideways', async ({
    page,
  }) => {
    const asked = await openRobot(page);
    let { x, y, width, height } = (await still(page).boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', right = 0, down = 0) => {
      const place = { x: x + width / 2 + right, y: y + height / 2 + down };
      const touchPoints = type === 'touchEnd' ? [] : [place];
      return session.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    const swipe = async (right: number, down: number) => {
      await touch('touchStart');
      for (let part = 0.1; part <= 1; part += 0.1) {
        await touch('touchMove', right * part, down * part);
      }
      await touch('touchEnd');
    };
    const before = await page.evaluate(() => scrollY);
    await swipe(0, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    expect(asked).toEqual([]);
    // A touch while the page still rolls only stops it.
    await expect(async () => {
      // On a slow machine the swipe may have rolled it out of the window.
      await still(page).scrollIntoViewIfNeeded();
      ({ x, y, width, height } = (await still(page).boundingBox())!);
      await swipe(90, 0);
      await expect(drawing(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(Number(await slider(page).inputValue())).not.toBe(rebuilt.robot.turn.from);
  });
});

test.describe('where there is nothing to turn it with', () => {
  test('offline, its picture stays', async ({ page, context }) => {
    await open(page, rebuilt.path);
    await context.setOffline(true);
    await still(page).scrollIntoViewIfNeeded();
    await expect(still(page)).toBeVisible();
    await expect(slider(page)).toHaveCount(0);
  });
});
