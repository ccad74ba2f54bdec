/** How long the rest of a page may take to come, ms: by then the database has answered, or is said not to. */
export const RETURN_PATIENCE_MS = 10_000;

/** What a visitor does who goes elsewhere meanwhile. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to where the page was left, `top` px below its top: at once, and again as the page grows as long as
 * that place is still to come. Gives a function that stops it; so does whatever the visitor does.
 */
export function returnTo(top: number): () => void {
  const growth = new ResizeObserver(go);
  const acts = new AbortController();
  const timer = setTimeout(stop, RETURN_PATIENCE_MS);

  function go() {
    scrollTo({ top, behavior: 'instant' });
    // The screen's scale may round it.
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
