export interface Deadline {
  /** Sets the deadline so many milliseconds from now, unless it is due sooner anyway. */
  within(milliseconds: number): void;
  /** Cancels the deadline, until the next `within`. */
  lift(): void;
}

/** Creates a timer that can be brought forward but never postponed, and calls back when it expires. */
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
