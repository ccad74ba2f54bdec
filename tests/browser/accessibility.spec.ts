import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from '@playwright/test';
import { clock } from '../../content/clock';
import { news } from '../../content/news';
import { crescendo } from '../../content/seasons/2024-crescendo';
import { reefscape } from '../../content/seasons/2025-reefscape';
import { mainId } from '../../src/lib/mainId';
import { brokenWords } from './brokenWords';
import { DATABASE_REQUESTS } from './faultyDatabase';
import { expect, waitForHydration, withMotion, open, test, waitForFullHydration } from './fixtures';
import { pagesWithoutHeader, siteRoutes } from './siteRoutes';
import { MAX_STOPS, tabThrough } from './tabThrough';
import type { TabStop } from './tabThrough';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [320, 768, 1280];
const HEIGHT = 800;

/** Where a word may be too long for its line: from the narrowest window we support to a tablet, px. */
const NARROW_WIDTHS = [320, 360, 390, 412, 768];

/** The schemes differ only in color, so the second one is checked for color alone. */
const SCHEMES = [
  ['light', TAGS],
  ['dark', ['cat.color']],
] as const;

/** What readers do to text: double its size (WCAG 1.4.4), and add spacing (WCAG 1.4.12). */
const USER_STYLES = {
  'text at 200 %': 'html { font-size: 200% !important; }',
  'wide spacing': `
    * {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important; }
  `,
};

/** HTML_CodeSniffer: a second opinion, with rules of its own. */
const CODE_SNIFFER = readFileSync(
  createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'),
  'utf8',
);

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
      await tabAtBothWidths(page, name);
      expect.soft(await lettersReadTwice(page), 'Letters are read and found once').toEqual([]);
      expect.soft(await auditEverywhere(page, name, WIDTHS), 'axe').toEqual([]);
      expect.soft(await runCodeSniffer(page), 'HTML_CodeSniffer').toEqual([]);
      if (!pagesWithoutHeader.includes(address)) {
        for (const width of [320, 768]) {
          await page.setViewportSize({ width, height: HEIGHT });
          const toggle = await openMenu(page);
          expect.soft(await auditEverywhere(page, `${name}, menu`, [width]), 'axe').toEqual([]);
          await toggle.uncheck({ force: true });
        }
      }
      for (const width of NARROW_WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        expect.soft(await brokenWords(page), `Words of ${name} broken at ${width} px`).toEqual([]);
      }
      const lost: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const hasMenu = width < 1200 && !pagesWithoutHeader.includes(address);
        lost.push(...(await findTextLostToUserStyles(page, `${address} at ${width} px`, hasMenu)));
      }
      expect.soft(lost, 'No text is lost').toEqual([]);
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
        expect(await audit(page, TAGS, { part: 'button', proof: 'button-name' })).toEqual([]);
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

/** Presses Tab through a page in a narrow and a wide window, and expects the focus to be seen everywhere. */
async function tabAtBothWidths(page: Page, name: string): Promise<TabStop[]> {
  const all: TabStop[] = [];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const stops = await tabThrough(page);
    expect.soft(stops[0]?.element, `First stop at ${width} px`).toContain(`#${mainId}`);
    expect.soft(stops.length, `Stops at ${width} px`).toBeGreaterThan(5);
    expect.soft(stops.length, `No trap at ${width} px`).toBeLessThan(MAX_STOPS);
    const wrong = stops.filter(({ problem }) => problem);
    expect.soft(wrong, `Focus of ${name} at ${width} px`).toEqual([]);
    all.push(...stops);
  }
  return all;
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

/** Returns what axe finds wrong with a page at these widths and in both schemes. */
async function auditEverywhere(page: Page, name: string, widths: readonly number[]) {
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const [colorScheme, tags] of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const lines = await audit(page, tags);
      found.push(...lines.map((line) => `${name} at ${width} px, ${colorScheme}: ${line}`));
    }
  }
  return found;
}

interface Axe {
  run(context: string, options: object): Promise<AxeResults>;
}

/**
 * Returns what axe finds wrong with a page, or with the elements that `part` matches, as it is now: a rule, an
 * element and the reason in each line. The page must have axe. Throws if the rule `proof` was not checked.
 */
async function audit(
  page: Page,
  tags: readonly string[],
  { part = 'html', proof = 'color-contrast' } = {},
): Promise<string[]> {
  const { passes, incomplete, violations } = await page.evaluate(
    ([context, values]) =>
      (window as unknown as { axe: Axe }).axe.run(context, {
        runOnly: { type: 'tag', values },
        // AAA, which the brand's rust does not reach under white.
        rules: { 'target-size': { enabled: true }, 'color-contrast-enhanced': { enabled: false } },
        resultTypes: ['violations'],
      }),
    [part, tags] as const,
  );
  // Over a picture axe cannot decide, but this shows that it has checked.
  expect([...passes, ...incomplete].map(({ id }) => id)).toContain(proof);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

interface SnifferMessage {
  /** 1 is an error, 2 a warning, 3 a notice. */
  readonly type: number;
  readonly code: string;
  readonly msg: string;
  readonly element: Element;
}

interface CodeSniffer {
  process(standard: string, page: Document, done: () => void): void;
  getMessages(): SnifferMessage[];
}

/** Returns what HTML_CodeSniffer calls an error: a rule, an element and the reason in each line. */
async function runCodeSniffer(page: Page): Promise<string[]> {
  await page.evaluate(CODE_SNIFFER);
  return page.evaluate(async () => {
    const { HTMLCS } = window as unknown as { HTMLCS: CodeSniffer };
    await new Promise<void>((done) => HTMLCS.process('WCAG2AA', document, done));
    return HTMLCS.getMessages()
      .filter(({ type }) => type === 1)
      .map(({ code, msg, element }) => `${code}: ${element.outerHTML.slice(0, 120)}: ${msg}`);
  });
}

/** Returns headings and controls drawn letter by letter that are not read and found once, as plain text. */
async function lettersReadTwice(page: Page): Promise<string[]> {
  // A link's letters are created when the pointer enters it.
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('main :is(a, button), footer a')) {
      link.dispatchEvent(new PointerEvent('pointerenter'));
    }
  });
  const owners = page
    .locator(':is(h1, h2, h3, a, button):has([data-letter])')
    .filter({ visible: true });
  await expect(owners.and(page.locator('a')).first()).toBeAttached();
  const texts = await owners.evaluateAll((elements) =>
    elements.map((owner) =>
      Array.from(owner.querySelectorAll('[data-letter]'), (letter) =>
        letter.getAttribute('data-letter'),
      ).join(''),
    ),
  );
  expect(texts.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const [place, snapshot] of (
    await Promise.all((await owners.all()).map((owner) => owner.ariaSnapshot()))
  ).entries()) {
    const text = texts[place]!;
    const content = (await owners.nth(place).textContent()) ?? '';
    if (content.split(text).length !== 2) wrong.push(`${text} is found in “${content}”`);
    const [, name = ''] = /^- '?(?:heading|link|button) "([^"]*)"/.exec(snapshot) ?? [];
    if (!name.startsWith(text) || name.split(text).length !== 2)
      wrong.push(`${text} is read as ${snapshot}`);
  }
  const title = page.getByRole('heading', { level: 1 });
  const name = (await title.textContent()) ?? '';
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toHaveCount(1);
  return wrong;
}

/**
 * Opens the menu and returns its toggle. A window that has just become narrow closes it in the next frame;
 * a browser without a screen now and then draws none before the window changes again.
 */
async function openMenu(page: Page): Promise<Locator> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const timeout = new Promise((resolve) => setTimeout(resolve, 2000));
    await Promise.race([frame().then(frame), timeout]);
  });
  const toggle = page.getByRole('banner').getByRole('checkbox');
  await toggle.check({ force: true });
  return toggle;
}

/** Returns the text that a page loses in its window, as it is and with two kinds of readers' styles. */
async function findTextLostToUserStyles(
  page: Page,
  where: string,
  hasMenu: boolean,
): Promise<string[]> {
  const lost = (await findLostText(page)).map((what) => `${where}: ${what}`);
  for (const [how, content] of Object.entries(USER_STYLES)) {
    const style = await page.addStyleTag({ content });
    lost.push(...(await findLostText(page)).map((what) => `${where}, ${how}: ${what}`));
    if (hasMenu) {
      const toggle = await openMenu(page);
      lost.push(...(await findLostText(page)).map((what) => `${where}, ${how}, menu: ${what}`));
      await toggle.uncheck({ force: true });
    }
    await style.evaluate((element) => (element as HTMLElement).remove());
  }
  return lost;
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

/** Returns how far a page scrolls sideways, and the words that the window's sides or a box cut off. */
function findLostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const { scrollWidth } = document.scrollingElement!;
    if (scrollWidth > innerWidth) lost.push(`${scrollWidth - innerWidth} px of sideways scroll`);

    /** Words hidden on purpose: those for screen readers, and the name beside the logo, which has a label. */
    const isExempt = (element: Element) =>
      element.closest('header a[aria-label]') !== null ||
      (getComputedStyle(element).clipPath !== 'none' && element.getBoundingClientRect().width <= 1);

    function check(element: Element, rects: DOMRect[], words: string) {
      let left = 0;
      let right = innerWidth;
      let top = -Infinity;
      let bottom = Infinity;
      let isShortened = false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (isExempt(box)) return;
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box);
        if ([overflowX, overflowY].some((value) => ['auto', 'scroll'].includes(value))) return;
        // The start of a text, shortened on purpose.
        if (webkitLineClamp !== 'none') isShortened = true;
        if (box === document.body) continue;
        const edges = box.getBoundingClientRect();
        if (['hidden', 'clip'].includes(overflowX)) {
          left = Math.max(left, edges.left);
          right = Math.min(right, edges.right);
        }
        if (['hidden', 'clip'].includes(overflowY)) {
          top = Math.max(top, edges.top);
          bottom = Math.min(bottom, edges.bottom);
        }
      }
      const beyond = Math.max(
        ...rects.map((rect) => Math.max(left - rect.left, rect.right - right)),
      );
      if (beyond > 1) lost.push(`“${words}” is cut off by ${Math.round(beyond)} px`);
      // A letter is lower than its line: above and below it there is room for accents and tails.
      const cut = rects.find(
        (rect) => Math.max(top - rect.top, rect.bottom - bottom) > rect.height / 4,
      );
      if (cut && !isShortened) lost.push(`“${words}” is cut off above or below`);
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
