interface Backoff {
  /** Tries after the next wait; cancels the one before. */
  schedule(): void;
  /** Cancels what `schedule` has scheduled. */
  cancel(): void;
  /** Starts again with the first wait. */
  reset(): void;
}

/**
 * Creates a timer for retries: each `schedule` waits longer, for the waits (ms) in turn, the last of which
 * repeats.
 */
export function createBackoff(waits: readonly number[], attempt: () => void): Backoff {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    schedule() {
      clearTimeout(timer);
      timer = setTimeout(attempt, waits[Math.min(failures, waits.length - 1)]);
      failures += 1;
    },
    cancel: () => clearTimeout(timer),
    reset() {
      failures = 0;
    },
  };
}
