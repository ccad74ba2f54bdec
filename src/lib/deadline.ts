export interface Deadline {
  /** Runs out after so many milliseconds, unless it was to run out sooner anyway. */
  within(milliseconds: number): void;
  /** Forgets it, until the next `within`. */
  lift(): void;
}

/** A timer that can be brought forward but never put off, and calls back when it runs out. */
export function createDeadline(onMissed: () => void): Deadline {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;
  const lift = () => {
    clearTimeout(timer);
    dueAt = Infinity;
  };
  return {
    lift,
    within(milliseconds) {
      const at = performance.now() + milliseconds;
      if (at >= dueAt) return;
      clearTimeout(timer);
      dueAt = at;
      timer = setTimeout(() => {
        lift();
        onMissed();
      }, milliseconds);
    },
  };
}
