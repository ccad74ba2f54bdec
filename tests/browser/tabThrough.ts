import type { Page } from '@playwright/test';

/** An element that Tab leads to. */
export interface TabStop {
  readonly element: string;
  readonly problem: string | undefined;
}

/** More tab stops than this on one page would mean a keyboard trap. */
export const MAX_STOPS = 150;

/** Presses Tab from the top of the page until the focus leaves it, at most MAX_STOPS times; checks each stop. */
export async function tabThrough(page: Page): Promise<TabStop[]> {
  await page.evaluate(() => {
    // Scrolling an element into view, as tests do, makes Chromium go on from there.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const stops: TabStop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(inspectFocus);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Runs in the page: returns the focused element and any problem with its ring; undefined without focus. */
function inspectFocus(): TabStop | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const label = (focused as HTMLInputElement).labels?.[0];
  const candidates = [focused, label, focused.nextElementSibling, focused.parentElement].filter(
    (element) => element instanceof Element,
  );
  // The only link of a card has its focus ring around the whole card.
  const outlined = candidates.find((element) =>
    [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    }),
  );
  const name = focused.getAttribute('aria-label') ?? focused.textContent ?? label?.textContent;
  const element = `${focused.tagName} ${focused.getAttribute('href') ?? ''} ${name?.trim().slice(0, 40)}`;
  // These draw a ring around what has the focus within them.
  const hasOwnRings = focused.matches('iframe, input[type="datetime-local"]');
  if (!outlined) return { element, problem: hasOwnRings ? undefined : 'has no ring' };
  const box = outlined.getBoundingClientRect();
  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    return { element, problem: 'is out of sight' };
  const x = Math.min(Math.max((box.left + box.right) / 2, 1), innerWidth - 1);
  const y = Math.min(Math.max((box.top + box.bottom) / 2, 1), innerHeight - 1);
  const seen = document.elementFromPoint(x, y);
  const header = document.querySelector('header');
  const top = document.elementFromPoint(x, Math.max(box.top + 1, 1));
  const fits = header && box.height < innerHeight - header.clientHeight;
  if (fits && !header.contains(focused) && header.contains(top))
    return { element, problem: 'begins under the header' };
  const isSeen = candidates.some((one) => one.contains(seen) || seen?.contains(one));
  return {
    element,
    problem: isSeen
      ? undefined
      : `is covered by ${seen?.outerHTML.slice(0, 80)} in ${seen?.parentElement?.outerHTML.slice(0, 80)}`,
  };
}
