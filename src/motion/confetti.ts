const load = () => import('./fireConfetti');

/**
 * Loads the code ahead of time, and what it needs, until the returned function says that no confetti is to
 * come. If the code cannot be loaded, it is requested again when it is needed.
 */
export function preloadConfetti(): () => void {
  const preloading = load().then(
    ({ preloadCannon }) => preloadCannon(),
    () => undefined,
  );
  return () => void preloading.then((discard) => discard?.());
}

/** Shows confetti over an element until the returned function ends it. Without the code, there is none. */
export function showConfetti(stage: Element): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  load().then(
    ({ fireConfetti }) => {
      if (!isOver) end = fireConfetti(stage);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    end?.();
  };
}
