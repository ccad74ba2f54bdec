interface Backoff {
  /** Tries after the next wait. */
  schedule(): void;
  /** Cancels what `schedule` has scheduled. */
  cancel(): void;
  /** Starts again with the first wait. */
  reset(): void;
}

/** Retries later and later: after each of the waits (ms) in turn, the last of which repeats. */
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
