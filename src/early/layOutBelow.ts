import { BELOW_WINDOW, WINDOW_FIRST } from '../theme/windowFirst';

/** How long a task keeps starting on further parts, ms: a quarter of a frame. */
const ENOUGH_MS = 4;

/**
 * Lays out what is below the window, part by part in short tasks, and calls `then` once the page is as if
 * laid out all at once. In a hidden tab, where tasks are rare, it does everything in one task.
 */
export function layOutBelow(then: () => void): void {
  const root = document.documentElement;
  const parts = root.hasAttribute(WINDOW_FIRST)
    ? Array.from(document.querySelectorAll<HTMLElement>(BELOW_WINDOW))
    : [];
  let next = 0;

  function layOutSome() {
    const start = performance.now();
    while (next < parts.length && (document.hidden || performance.now() - start < ENOUGH_MS)) {
      layOut(parts[next++]!);
    }
    if (next < parts.length) setTimeout(layOutSome);
    else end();
  }

  function end() {
    root.removeAttribute(WINDOW_FIRST);
    parts.forEach(restoreStyle);
    then();
  }

  layOutSome();
}

function layOut(part: HTMLElement) {
  part.style.contentVisibility = 'visible';
  // Reading a height forces layout.
  void part.offsetHeight;
}

function restoreStyle(part: HTMLElement) {
  part.style.contentVisibility = '';
  if (!part.getAttribute('style')) part.removeAttribute('style');
}
