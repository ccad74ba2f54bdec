import type { Page } from '@playwright/test';
import { home } from '../../content/home';
import { meetingSeasons } from '../../content/schedule';
import { collectProblems, expect, open, test, waitUntilHydrated, withMotion } from './fixtures';

test.use(withMotion);

/** As long as three pictures are shown, ms. */
const LONG_WAIT = 12_000;

const picture = (place: number) => home.banner.position(place, home.banner.slides.length);

/** Opens Home with the clock under the test's control, and waits until all pictures are loaded. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/');
  await page.waitForLoadState('load');
  await page.clock.runFor(2500);
  await expect(page.getByRole('button', { name: home.banner.next })).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('region', { name: home.banner.label })
        .locator('img')
        .evaluateAll((images) =>
          images.map((image) => (image as HTMLImageElement).complete).join(),
        ),
    )
    .toBe('true,true,true');
}

const expectShown = (page: Page, place: number) =>
  expect(page.getByRole('group', { name: picture(place), exact: true })).toBeVisible();

test('the slideshow can be paused and moved by keyboard, and never starts with reduced motion', async ({
  page,
  browser,
  baseURL,
}) => {
  const still = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  const problems: string[] = [];
  for (const tab of [page, still]) collectProblems(tab, problems);
  await Promise.all([openHome(page), openHome(still)]);

  await still.clock.runFor(LONG_WAIT);
  await expectShown(still, 1);
  await still.getByRole('button', { name: home.banner.next }).click();
  await expectShown(still, 2);
  expect(await still.evaluate(() => document.getAnimations().length)).toBe(0);

  // Tab moves from the words to Pause before anything in the slides.
  await page
    .getByRole('link', { name: home.banner.actions.at(-1)!.label })
    .first()
    .focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: home.banner.pause })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: home.banner.play })).toBeFocused();
  const shown = () => page.locator('[role="group"]:not([aria-hidden="true"])').first();
  const before = await shown().getAttribute('aria-label');
  await page.clock.runFor(LONG_WAIT);
  await expect(shown()).toHaveAccessibleName(before!);
  await page.keyboard.press('ArrowRight');
  await expect(shown()).not.toHaveAccessibleName(before!);
  const after = await shown().getAttribute('aria-label');
  await page.clock.runFor(LONG_WAIT);
  await expect(shown()).toHaveAccessibleName(after!);
  expect(problems).toEqual([]);
  await still.close();
});

test('no answer about the next meeting moves what is below it', async ({ browser, baseURL }) => {
  const { question, neutral } = home.meetings.today;
  const heights = async (tab: Page) => {
    const section = tab.locator('section', { has: tab.getByRole('heading', { name: question }) });
    const found: Record<number, number> = {};
    for (const width of [360, 600, 768, 1024, 1200, 1280, 1440]) {
      await tab.setViewportSize({ width, height: 800 });
      found[width] = (await section.boundingBox())!.height;
    }
    return found;
  };
  const plain = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await plain.goto('/');
  const before = await heights(plain);
  const { firstDay, lastDay } = meetingSeasons[1];
  const day = Date.parse(`${firstDay}T18:30:00Z`);
  const answers = new Set<string>();
  // Under way, over, a day with a meeting, a day without one, none announced.
  const moments = [0, 6, 45, 72].map((hours) => day + hours * 3_600_000);
  for (const moment of [...moments, Date.parse(`${lastDay}T18:30:00Z`) + 86_400_000]) {
    const tab = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
    await tab.clock.setFixedTime(moment);
    await tab.goto('/');
    await tab.getByRole('heading', { name: question }).scrollIntoViewIfNeeded();
    await waitUntilHydrated(tab, 'main > :nth-child(4)');
    await expect(tab.getByText(neutral)).toHaveCount(0);
    answers.add(await tab.getByText(question).locator('xpath=..').innerText());
    expect(await heights(tab), new Date(moment).toISOString()).toEqual(before);
    await tab.close();
  }
  expect(answers.size).toBe(5);
  await plain.close();
});
