import type { Locator, Page } from '@playwright/test';

/** What readers do to text: double its size (WCAG 1.4.4), and add spacing (WCAG 1.4.12). */
export const USER_STYLES = {
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

/**
 * Opens the menu and returns its toggle. A window that has just become narrow closes it in the next frame;
 * a browser without a screen now and then draws none before the window changes again.
 */
export async function openMenu(page: Page): Promise<Locator> {
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
export async function findTextLostToUserStyles(
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

/** Returns how far a page scrolls sideways, and the words that the window's sides or a box cut off. */
export function findLostText(page: Page): Promise<string[]> {
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
