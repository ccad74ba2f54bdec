interface Deadline {
  /** Sets the deadline so many milliseconds from now, unless it is due sooner anyway. */
  setWithin(milliseconds: number): void;
  /**
   * Sets the deadline so many milliseconds from now, however soon it was due. Resolves once that one is
   * missed, cancelled or set by another restart.
   */
  restart(milliseconds: number): Promise<void>;
  cancel(): void;
}

/** Creates a timer that calls back when it expires; only a restart postpones it. */
export function createDeadline(onMissed: () => void): Deadline {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;
  let onOver: (() => void) | undefined;
  const cancel = () => {
    clearTimeout(timer);
    dueAt = Infinity;
    onOver?.();
    onOver = undefined;
  };
  const setWithin = (milliseconds: number) => {
    const at = performance.now() + milliseconds;
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => {
      cancel();
      onMissed();
    }, milliseconds);
  };
  return {
    cancel,
    setWithin,
    restart(milliseconds) {
      cancel();
      setWithin(milliseconds);
      return new Promise((resolve) => (onOver = resolve));
    },
  };
}
