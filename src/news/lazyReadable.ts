import type { Readable } from './readable';

/**
 * A value that is loaded when the first reader wants it, undefined until then and on the server. A
 * failed load changes nothing, and is tried again by the next reader.
 */
export function lazyReadable<T>(load: () => Promise<T | undefined>): Readable<T | undefined> {
  let value: T | undefined;
  let isLoading = false;
  const listeners = new Set<() => void>();

  async function start() {
    if (value !== undefined || isLoading) return;
    isLoading = true;
    try {
      value = await load();
      listeners.forEach((listener) => listener());
    } catch {
      // The page does without it until then.
    } finally {
      isLoading = false;
    }
  }

  return {
    current: () => value,
    onServer: () => undefined,
    subscribe(listener) {
      listeners.add(listener);
      void start();
      return () => listeners.delete(listener);
    },
  };
}

/** A value that is there from the start and stays. */
export function constantReadable<T>(value: T): Readable<T> {
  return { current: () => value, onServer: () => value, subscribe: () => () => undefined };
}
