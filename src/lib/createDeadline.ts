interface Deadline {
  setWithin(milliseconds: number): void;
  cancel(): void;
}

/** Creates a timer that can be brought forward but never postponed, and calls back when it expires. */
export function createDeadline(onMissed: () => void): Deadline {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;
  const cancel = () => {
    clearTimeout(timer);
    dueAt = Infinity;
  };
  return {
    cancel,
    setWithin(milliseconds) {
      const at = performance.now() + milliseconds;
      if (at >= dueAt) return;
      clearTimeout(timer);
      dueAt = at;
      timer = setTimeout(() => {
        cancel();
        onMissed();
      }, milliseconds);
    },
  };
}
