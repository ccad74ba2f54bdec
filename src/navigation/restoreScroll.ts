/**
 * How long the rest of a page may take to arrive, ms: by then the database has answered or been reported
 * as unreachable.
 */
export const RESTORE_TIMEOUT_MS = 10_000;

/** The events that show that the visitor has moved on in the meantime. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to where the page was left, `top` px below its top: at once, and again as the page grows until
 * that place exists. Returns a function that stops this; any action of the visitor stops it too.
 */
export function restoreScroll(top: number): () => void {
  const growth = new ResizeObserver(go);
  const acts = new AbortController();
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);

  function go() {
    scrollTo({ top, behavior: 'instant' });
    // The position may be rounded, depending on the screen's scale.
    if (scrollY > top - 1) stop();
  }

  function stop() {
    growth.disconnect();
    acts.abort();
    clearTimeout(timer);
  }

  growth.observe(document.body);
  ACTS.forEach((act) => addEventListener(act, stop, { passive: true, signal: acts.signal }));
  go();
  return stop;
}
