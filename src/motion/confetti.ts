const load = () => import('./fireConfetti');

/** Loads the code ahead of time, and what it needs. If that fails, it is loaded when it is needed. */
export function preloadConfetti(): void {
  load()
    .then(({ preloadCannon }) => preloadCannon())
    .catch(() => undefined);
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
