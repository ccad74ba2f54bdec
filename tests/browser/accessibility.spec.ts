import axe from 'axe-core';
import type { Locator, Page } from '@playwright/test';
import { clock } from '../../content/clock';
import { news } from '../../content/news';
import { crescendo } from '../../content/seasons/2024-crescendo';
import { reefscape } from '../../content/seasons/2025-reefscape';
import { HEIGHT, audit, auditEverywhere } from './audit';
import { WIDTHS, expectAccessible, tabAtBothWidths } from './expectAccessible';
import { DATABASE_REQUESTS } from './faultyDatabase';
import { expect, waitForHydration, withMotion, open, test, waitForFullHydration } from './fixtures';
import { USER_STYLES, findLostText } from './lostText';
import { pagesWithoutHeader, siteRoutes } from './siteRoutes';

/** The CSP would block axe and readers' styles. */
test.use({ bypassCSP: true });

test.describe('with reduced motion requested by the system', () => {
  for (const { name, address } of siteRoutes) {
    test(`${name} is accessible`, async ({ page }) => {
      test.slow();
      const moving: string[] = [];
      await openAndScroll(page, address, async (when) => {
        moving.push(...(await movements(page)).map((what) => `${name} ${when}: ${what}`));
      });
      expect.soft(moving, 'Nothing moves').toEqual([]);
      await expectAccessible(page, name, { hasHeader: !pagesWithoutHeader.includes(address) });
    });
  }

  test('wide spacing pushes no word of the clock onto its ring, and none of the celebration off its ground', async ({
    page,
  }) => {
    await openClock(page);
    await page.addStyleTag({ content: USER_STYLES['wide spacing'] });
    const widths = [320, 1280];
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      const { words } = await readDial(page);
      expect(words.map(({ text }) => text)).toEqual(
        expect.arrayContaining([clock.secondsLeft.label, clock.secondsLeft.unit, '1', '0']),
      );
      const onRing = words.filter(({ reach }) => reach > WITHIN_RING);
      expect.soft(onRing, `at ${width} px`).toEqual([]);
    }
    await page.clock.setFixedTime(OPENED + 10_000);
    const chant = page.getByRole('status').filter({ hasText: clock.answer }).locator('> *');
    await chant.waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      const { ground, beyond } = await readChant(chant);
      expect(ground).not.toBe('rgba(0, 0, 0, 0)');
      expect.soft(beyond, `at ${width} px`).toBeLessThan(1);
    }
  });

  for (const { name, address } of siteRoutes.filter((route) => route.address.startsWith('/news'))) {
    test(`${name} breaks no accessibility rule while it says that it cannot reach the database`, async ({
      page,
    }) => {
      await page.route(DATABASE_REQUESTS, (route) => route.abort());
      await open(page, address);
      await expect(page.getByText(news.notices.unreachable.text)).toBeVisible();
      expect(await auditEverywhere(page, `${name}, notice`, WIDTHS)).toEqual([]);
    });
  }
});

test('no text is lost to a reader whose text is 32 px by default', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  test.slow();
  // Widths of layouts follow this size, and not that of a page's style.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  try {
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
    const lost: string[] = [];
    for (const { name, address } of siteRoutes) {
      await open(page, address);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: HEIGHT });
        lost.push(...(await findLostText(page)).map((what) => `${name} at ${width} px: ${what}`));
      }
    }
    const root = page.locator('html');
    expect(await root.evaluate((html) => getComputedStyle(html).fontSize)).toBe('32px');
    expect(lost).toEqual([]);
  } finally {
    await browser.close();
  }
});

test.describe('with reduced motion requested by the calm switch', () => {
  test.use(withMotion);
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('calm', 'on')));

  // On the others, only the theme's phrases move anything, which ask the system and the switch in one rule.
  for (const address of ['/', ...pagesWithoutHeader, '/whattimeisit']) {
    test(`${address} does not move`, async ({ page }) => {
      const moving: string[] = [];
      await openAndScroll(page, address, async (when) => {
        moving.push(...(await movements(page)).map((what) => `${address} ${when}: ${what}`));
      });
      expect(moving).toEqual([]);
    });
  }
});

test.describe('without reduced motion', () => {
  test.use(withMotion);

  test('a page does move', async ({ page }) => {
    await page.goto('/about');
    await expect.poll(() => movements(page)).not.toEqual([]);
  });

  for (const { address, words } of [
    { address: '/reefscape', words: reefscape.page.movement },
    { address: '/crescendo', words: crescendo.page.movement },
    { address: '/whattimeisit', words: clock.movement },
  ]) {
    test(`the button that pauses ${address} is accessible`, async ({ page }) => {
      test.slow();
      await open(page, address);
      await waitForFullHydration(page);
      await expect(page.getByRole('button', { name: words.pause })).toBeVisible();
      const stops = await tabAtBothWidths(page, address);
      const names = stops.map(({ element }) => element);
      expect(names.filter((each) => each === `BUTTON  ${words.pause}`)).toHaveLength(2);
      await page.evaluate(axe.source);
      // Its icon is no text, so no rule reads its colors.
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: HEIGHT });
        expect(await audit(page, { part: 'button', proof: 'button-name' })).toEqual([]);
      }
    });
  }

  test('the button of the clock covers no word of text at 200 %', async ({ page }) => {
    await openClock(page);
    await page.addStyleTag({ content: USER_STYLES['text at 200 %'] });
    for (const width of [320, 360, 430]) {
      await page.setViewportSize({ width, height: HEIGHT });
      const { words, button } = await readDial(page);
      const covered = words.filter(({ box }) => overlap(box, button!));
      expect.soft(covered, `at ${width} px`).toEqual([]);
    }
  });
});

/** When the clock is opened: as its time stands still, its dial goes on showing ten seconds. */
const OPENED = Date.parse('2026-11-21T08:00:00Z');

async function openClock(page: Page): Promise<void> {
  await page.clock.setFixedTime(OPENED);
  await open(page, '/whattimeisit');
  const timeLeft = page.getByRole('timer').filter({ hasText: clock.secondsLeft.label });
  await expect(timeLeft).toHaveText(/\d/);
}

/** The radius of the groove within the dial's ring, in the units of its drawing. */
const WITHIN_RING = 92;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * Returns the labels and digits in the clock's dial, and its button if it has one. All lengths are in the
 * units of the dial's drawing, which is 240 wide and high, from its center.
 */
function readDial(page: Page) {
  return page.evaluate(() => {
    const drawing = document.querySelector('main svg[viewBox="0 0 240 240"]')!;
    const round = drawing.parentElement!;
    const dial = drawing.getBoundingClientRect();
    const unit = dial.width / 240;
    const place = ({ left, right, top, bottom }: DOMRect) => {
      const [x, y] = [dial.left + dial.width / 2, dial.top + dial.height / 2];
      return {
        left: (left - x) / unit,
        right: (right - x) / unit,
        top: (top - y) / unit,
        bottom: (bottom - y) / unit,
      };
    };
    const labels = Array.from(round.querySelectorAll('[role="timer"] > :not(:has(*))'));
    const digits = Array.from(round.querySelectorAll('[data-character]'));
    const words = [...labels, ...digits].map((element) => {
      // The letters of a label are lower than its line.
      const letters = document.createRange();
      letters.selectNodeContents(element);
      const box = place((labels.includes(element) ? letters : element).getBoundingClientRect());
      return {
        text: element.getAttribute('data-character') ?? element.textContent,
        box,
        /** The distance of its farthest corner from the center. */
        reach: Math.hypot(Math.max(-box.left, box.right), Math.max(-box.top, box.bottom)),
      };
    });
    const button = round.parentElement!.querySelector('button');
    return { words, button: button ? place(button.getBoundingClientRect()) : undefined };
  });
}

/** Returns the color of a text's ground, and how far its words go beyond that, px; below 0, they do not. */
function readChant(chant: Locator) {
  return chant.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(element);
    const beyond = Array.from(words.getClientRects()).flatMap((rect) => [
      box.left - rect.left,
      box.top - rect.top,
      rect.right - box.right,
      rect.bottom - box.bottom,
    ]);
    return { ground: getComputedStyle(element).backgroundColor, beyond: Math.max(...beyond) };
  });
}

type Inspect = (when: string) => Promise<void>;

/** Opens a page, scrolls until all of it is hydrated, and hovers a link; calls `inspect` along the way. */
async function openAndScroll(page: Page, address: string, inspect: Inspect): Promise<void> {
  await page.goto(address);
  await inspect('while it loads');
  await waitForHydration(page);
  await inspect('after loading');
  for (let isEnd = false, top = 0; !isEnd; top += HEIGHT) {
    isEnd = await page.evaluate((y) => {
      scrollTo({ top: y, behavior: 'instant' });
      return y + innerHeight >= document.documentElement.scrollHeight;
    }, top);
    // Does not wait for a frame: a busy browser may draw none on a page where nothing moves.
    await page.waitForTimeout(50);
    await inspect(`scrolled to ${top} px`);
  }
  await waitForFullHydration(page);
  // Without `force`, this would wait for two frames in which the link does not move.
  await page.getByRole('contentinfo').getByRole('link').first().hover({ force: true });
  await inspect('under the pointer');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Returns what moves on a page now: animations, transitions, and styles that a script changes. */
function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...document.getAnimations().map((animation) => {
      const target = (animation.effect as KeyframeEffect | null)?.target;
      return `${animation.constructor.name} of ${target?.tagName} ${target?.className}`;
    }),
    ...Array.from(
      document.querySelectorAll('[style*="transform"], [style*="translate"], [style*="rotate"]'),
      (element) => `style of ${element.tagName} ${element.className}`,
    ),
  ]);
}
