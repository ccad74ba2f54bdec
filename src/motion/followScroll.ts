/** The least time between two steps, ms: a frame on most screens. */
const STEP_MS = 16;

/**
 * Calls `step` at once, and then whenever the visitor scrolls or an event of this type reaches `other`, at
 * most every 16 ms. Returns a function that ends it.
 */
export function followScroll(step: () => void, other: EventTarget, type: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function follow() {
    timer ??= setTimeout(() => {
      timer = undefined;
      step();
    }, STEP_MS);
  }

  step();
  addEventListener('scroll', follow, { passive: true });
  other.addEventListener(type, follow);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', follow);
    other.removeEventListener(type, follow);
  };
}
