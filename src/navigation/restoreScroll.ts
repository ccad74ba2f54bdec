/**
 * How long the rest of a page may take to arrive, ms: by then the database has answered or been reported
 * as unreachable.
 */
export const RESTORE_TIMEOUT_MS = 10_000;

const VISITOR_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to where the page was left, `top` px below its top: at once, and again as the page grows until
 * that place exists. Returns a function that stops this; any action of the visitor stops it too.
 */
export function restoreScroll(top: number): () => void {
  const growth = new ResizeObserver(restore);
  const controller = new AbortController();
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);

  function restore() {
    scrollTo({ top, behavior: 'instant' });
    // The position may be rounded, depending on the screen's scale.
    if (scrollY > top - 1) stop();
  }

  function stop() {
    growth.disconnect();
    controller.abort();
    clearTimeout(timer);
  }

  growth.observe(document.body);
  VISITOR_EVENTS.forEach((type) =>
    // Captured, as React stops an event on a part of the page whose code has not loaded yet.
    addEventListener(type, stop, { capture: true, passive: true, signal: controller.signal }),
  );
  restore();
  return stop;
}
