/** The listeners of one source of changes. */
interface Listeners {
  /** Adds a listener. Returns a function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
  /** Returns false while nobody listens. */
  readonly hasAny: () => boolean;
}

interface ListenersOptions {
  /** Called when the first listener has come. */
  readonly onFirst?: () => void;
  /** Called when the last one has gone. */
  readonly onNone?: () => void;
}

/** Creates an empty set of listeners, with a `subscribe` as useSyncExternalStore takes it. */
export function createListeners({ onFirst, onNone }: ListenersOptions = {}): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
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
