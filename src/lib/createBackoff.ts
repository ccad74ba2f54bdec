interface Backoff {
  /** Tries after the next wait; cancels the one before. */
  schedule(): void;
  cancel(): void;
  reset(): void;
}

/**
 * Creates a timer for retries: after each, `schedule` waits longer, for the waits (ms) in turn, the last of
 * which repeats.
 */
export function createBackoff(waits: readonly number[], attempt: () => void): Backoff {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    schedule() {
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          attempts += 1;
          attempt();
        },
        waits[Math.min(attempts, waits.length - 1)],
      );
    },
    cancel: () => clearTimeout(timer),
    reset() {
      attempts = 0;
    },
  };
}
