import { layOutBelow } from './layOutBelow';

/** How long the frame of a ready page may take to reach the screen, ms: a few frames on a slow device. */
const DRAWING_MS = 100;

/** How long the scripts wait for a page's main picture at most. */
const PAINT_TIMEOUT_MS = 4000;

const SIGNS = ['pointerdown', 'keydown', 'scroll'];

/**
 * Adds the scripts that wait in a template to the page, once it is painted with its main picture: earlier,
 * they would compete with the picture for the network and the processor. The page works without them, so
 * nothing waits for them; once a visitor presses a key, points or scrolls, they do not wait for the
 * picture. What is below the window is laid out before they start.
 */
export function startScripts(waiting: HTMLTemplateElement): void {
  let hasBegun = false;
  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    layOutBelow(startNext);
  }

  /** One at a time: requesting all at once would keep a phone busy. */
  function startNext() {
    const { firstChild } = waiting.content;
    if (!firstChild) return;
    document.head.append(firstChild);
    setTimeout(startNext);
  }

  const beginWhenDrawn = () => requestAnimationFrame(() => setTimeout(begin, DRAWING_MS));

  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, once: true });
  setTimeout(begin, document.hidden ? 0 : PAINT_TIMEOUT_MS);
  const mainPicture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (mainPicture) mainPicture.decode().then(beginWhenDrawn, beginWhenDrawn);
  else beginWhenDrawn();
}
