import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { news } from '../../content/news';
import { navigation } from '../../content/navigation';
import { expect, open, test } from './fixtures';
import { pagesWithoutHeader, siteRoutes } from './siteRoutes';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [320, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;
const HEIGHT = 800;

/** WCAG 1.4.4: text at twice its size. */
const LARGE_TEXT = 'html { font-size: 200% !important; }';

/** WCAG 1.4.12: the spacing that a reader may ask for. */
const WIDE_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** The script of axe and the styles of a reader come from outside; the policy itself is tested elsewhere. */
test.use({ bypassCSP: true });

test.describe('axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { name, address } of siteRoutes) {
    test(`${name} breaks no rule, at any width, in either scheme`, async ({ page }) => {
      await openWhole(page, address);
      const found: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          found.push(...(await audit(page, `${name} at ${width} px, ${colorScheme}`)));
        }
      }
      expect(found).toEqual([]);
    });
  }

  for (const width of [320, 768]) {
    test(`the open menu breaks no rule at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await open(page, '/about');
      const header = page.getByRole('banner');
      await header.getByRole('checkbox').check({ force: true });
      const [{ label }] = navigation.header as [{ label: string }];
      await expect(header.getByRole('link', { name: label, exact: true })).toBeVisible();
      const found: string[] = [];
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        found.push(...(await audit(page, `Menu at ${width} px, ${colorScheme}`)));
      }
      expect(found).toEqual([]);
    });
  }

  test('News breaks no rule while it says that the database cannot be reached', async ({
    page,
  }) => {
    await page.route(/google\.firestore/, (route) => route.abort());
    await openWhole(page, '/news');
    await expect(page.getByText(news.notices.unreachable.text)).toBeVisible();
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        found.push(...(await audit(page, `News notice at ${width} px, ${colorScheme}`)));
      }
    }
    expect(found).toEqual([]);
  });
});

for (const { name, address } of siteRoutes) {
  test(`${name}: words that light up letter by letter are read and found once`, async ({
    page,
  }) => {
    await openWhole(page, address);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCount(1);
    const words = await lettersOf(page);
    for (const { text, role, owner } of words) {
      const place = page.locator(`[data-owner="${owner}"]`);
      await expect(place.getByText(text, { exact: true }), `${name}: ${text}`).toHaveCount(1);
      expect(await place.innerText(), `${name}: ${text}`).toMatch(startsOnceWith(text));
      if (role === null) continue;
      const named = page.getByRole(role, { name: startsOnceWith(text) });
      await expect(named.and(place), `${name}: ${role} ${text}`).toHaveCount(1);
    }
    for (const { text } of words.filter(({ role }) => role === 'heading')) {
      await expect(page.getByRole('heading', { name: text, exact: true })).toHaveCount(1);
    }
  });
}

for (const asked of ['by the system', 'by the calm switch'] as const) {
  test.describe(`stillness asked for ${asked}`, () => {
    test.use({
      contextOptions: { reducedMotion: asked === 'by the system' ? 'reduce' : 'no-preference' },
    });

    test.beforeEach(async ({ page }) => {
      if (asked === 'by the calm switch')
        await page.addInitScript(() => localStorage.setItem('calm', 'on'));
    });

    for (const { name, address } of siteRoutes) {
      test(`${name} does not move`, async ({ page }) => {
        const moving: string[] = [];
        const look = async (when: string) =>
          moving.push(...(await movements(page)).map((what) => `${name} ${when}: ${what}`));
        await page.goto(address);
        await look('while it loads');
        await open(page, address);
        await look('after loading');
        await scrollThrough(page, look);
        await page.getByRole('contentinfo').getByRole('link').first().hover();
        await look('under the pointer');
        expect(moving).toEqual([]);
      });
    }

    test('another page opens at once', async ({ page }) => {
      await countTransitions(page);
      await open(page, '/');
      await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
      await expect(page).toHaveURL('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await transitions(page)).toBe(0);
      expect(await movements(page)).toEqual([]);
    });
  });
}

test('where movement is welcome the title, a link and a change of page do move', async ({
  page,
}) => {
  await countTransitions(page);
  await page.goto('/about');
  await expect.poll(() => movements(page)).not.toEqual([]);
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  expect(await transitions(page)).toBe(1);
});

for (const { name, address } of siteRoutes) {
  test(`${name} loses nothing at 320 px with large or widely spaced text`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: HEIGHT });
    await openWhole(page, address);
    const found: string[] = [];
    const look = async (how: string) =>
      found.push(...(await lostText(page)).map((what) => `${name}, ${how}: ${what}`));
    await look('as it is');
    for (const [how, content] of [
      ['text at 200 %', LARGE_TEXT],
      ['wide spacing', WIDE_TEXT],
    ] as const) {
      const style = await page.addStyleTag({ content });
      await look(how);
      if (!pagesWithoutHeader.includes(address)) {
        const toggle = page.getByRole('banner').getByRole('checkbox');
        await toggle.check({ force: true });
        await look(`${how}, menu open`);
        await toggle.uncheck({ force: true });
      }
      await style.evaluate((element) => element.remove());
    }
    expect(found).toEqual([]);
  });
}

/** Opens a page and wakes every part of it, down to its foot. */
async function openWhole(page: Page, address: string): Promise<void> {
  await open(page, address);
  await scrollThrough(page);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Scrolls to the foot of a page, window by window, and looks at each. */
async function scrollThrough(page: Page, look?: (when: string) => Promise<unknown>) {
  for (let top = 0; ; top += HEIGHT) {
    const isEnd = await page.evaluate(async (y) => {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return y + innerHeight >= document.documentElement.scrollHeight;
    }, top);
    await look?.(`scrolled to ${top} px`);
    if (isEnd) return;
  }
}

/** What axe has against a page as it is now, one line for each element. */
async function audit(page: Page, where: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const results = await page.evaluate(
    (tags) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        runOnly: { type: 'tag', values: tags },
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
      }),
    TAGS,
  );
  expect(results.passes.length).toBeGreaterThan(10);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${where}: ${id}: ${target.join(' ')}: ${failureSummary}`,
    ),
  );
}

/** Every row of letters on a page: its text, and the heading or control that it names. Marks the owners. */
function lettersOf(page: Page) {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('[aria-hidden]:has(> [data-letter])'), (row, place) => {
      const owner = row.closest('h1, h2, h3, a, button') ?? row.parentElement!;
      owner.setAttribute('data-owner', `${place}`);
      const role = { H: 'heading', A: 'link', B: 'button' }[owner.tagName.charAt(0)] ?? null;
      return {
        text: Array.from(row.children, (letter) => letter.getAttribute('data-letter')).join(''),
        role: role as 'heading' | 'link' | 'button' | null,
        owner: place,
      };
    }),
  );
}

/** The text, then perhaps the hidden subject of a link, but not the text once more. */
function startsOnceWith(text: string): RegExp {
  const words = text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`^\\s*${words}(?!.*${words})`, 's');
}

/** What runs on a page now: animations, transitions, and styles that a script moves. */
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

/** Counts view transitions from the next page load on. */
async function countTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.transitions = `${transitionCount() + 1}`;
      return start(update);
    };
    const transitionCount = () => Number(document.documentElement.dataset.transitions ?? 0);
  });
}

function transitions(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.transitions ?? 0));
}

/** How far a page scrolls sideways, and the words that the window or a box cuts off. */
function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const { scrollWidth } = document.scrollingElement!;
    if (scrollWidth > innerWidth) lost.push(`${scrollWidth - innerWidth} px of sideways scroll`);

    /** Words that are hidden on purpose: those for screen readers, and the name beside the logo, which has a label. */
    const isSpared = (element: Element) =>
      element.closest('header a[aria-label]') !== null ||
      (getComputedStyle(element).clipPath !== 'none' && element.getBoundingClientRect().width <= 1);

    function check(element: Element, rects: DOMRect[], words: string) {
      let left = 0;
      let right = innerWidth;
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (isSpared(box)) return;
        const { overflowX } = getComputedStyle(box);
        if (['auto', 'scroll'].includes(overflowX)) return;
        if (!['hidden', 'clip'].includes(overflowX) || box === document.body) continue;
        const edges = box.getBoundingClientRect();
        left = Math.max(left, edges.left);
        right = Math.min(right, edges.right);
      }
      const beyond = Math.max(
        ...rects.map((rect) => Math.max(left - rect.left, rect.right - right)),
      );
      if (beyond > 1) lost.push(`“${words}” is cut off by ${Math.round(beyond)} px`);
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent!.trim();
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = Array.from(range.getClientRects());
      if (words && rects.length > 0) check(text.parentElement!, rects, words.slice(0, 60));
    }
    for (const row of document.querySelectorAll('[aria-hidden]:has(> [data-letter])')) {
      const letters = Array.from(row.children);
      const rects = letters.map((letter) => letter.getBoundingClientRect());
      check(row, rects, letters.map((letter) => letter.getAttribute('data-letter')).join(''));
    }
    return lost;
  });
}
