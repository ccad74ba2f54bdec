import { createListeners } from '../lib/createListeners';
import type { Readable } from './readable';

export const LOAD_AGAIN_MS = 10_000;

/**
 * Creates a value that is loaded when the first reader wants it, undefined until then and on the server.
 * A failed load changes nothing; it is retried for the next reader, and later for those who stay.
 */
export function lazyReadable<T>(load: () => Promise<T | undefined>): Readable<T | undefined> {
  let value: T | undefined;
  let isLoading = false;
  const listeners = createListeners();
  let again: ReturnType<typeof setTimeout> | undefined;

  async function start() {
    if (value !== undefined || isLoading || !listeners.hasAny()) return;
    isLoading = true;
    try {
      value = await load();
      listeners.notify();
    } catch {
      // The page does without the value until then.
      clearTimeout(again);
      again = setTimeout(() => void start(), LOAD_AGAIN_MS);
    } finally {
      isLoading = false;
    }
  }

  return {
    current: () => value,
    onServer: () => undefined,
    subscribe(listener) {
      const unsubscribe = listeners.subscribe(listener);
      void start();
      return unsubscribe;
    },
  };
}
