interface Backoff {
  /** Tries after the next wait, which begins now; a try that was still waited for is dropped. */
  schedule(): void;
  /** Tries after the first wait again, which begins now. */
  restart(): void;
}

/**
 * Creates a timer for retries, which waits longer each time it is scheduled: for the waits (ms) in turn, the last
 * of which repeats.
 */
export function createBackoff(waits: readonly number[], attempt: () => void): Backoff {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule() {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        attempts += 1;
        attempt();
      },
      waits[Math.min(attempts, waits.length - 1)],
    );
  }

  return {
    schedule,
    restart() {
      attempts = 0;
      schedule();
    },
  };
}
