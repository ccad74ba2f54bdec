interface ListenersOptions {
  readonly onFirst?: () => void;
  readonly onNone?: () => void;
}

/** Creates an empty set of listeners, with a `subscribe` as useSyncExternalStore takes it. */
export function createListeners({ onFirst, onNone }: ListenersOptions = {}) {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (listeners.size === 1) onFirst?.();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) onNone?.();
      };
    },
    notify: () => listeners.forEach((listener) => listener()),
    hasAny: () => listeners.size > 0,
  };
}
