import { useSyncExternalStore } from 'react';
import { createListeners } from './createListeners';

/** A value that changes outside of React, which reads it as useSyncExternalStore wants it. */
export interface ExternalStore<T> {
  current(): T;
  /** The value in the build, and in the browser while a prerendered page is hydrated. */
  onServer(): T;
  subscribe(listener: () => void): () => void;
}

/** Returns what a store has now, and again whenever it changes. */
export function useExternalStore<T>({ subscribe, current, onServer }: ExternalStore<T>): T {
  return useSyncExternalStore(subscribe, current, onServer);
}

/** Creates a store whose value is there from the start and never changes. */
export function constantStore<T>(value: T): ExternalStore<T> {
  return { current: () => value, onServer: () => value, subscribe: () => () => undefined };
}

/** How long after a failed load it is repeated for those who stay. */
export const LOAD_AGAIN_MS = 10_000;

/**
 * Creates a store whose value is loaded when the first reader wants it, unless it has one from the start. A failed
 * load changes nothing; it is repeated for the next reader, and later for those who stay.
 */
export function lazyStore<T>(
  load: () => Promise<T | undefined>,
  initial?: T,
): ExternalStore<T | undefined> {
  let value = initial;
  let isLoading = false;
  const listeners = createListeners();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function start() {
    if (value !== undefined || isLoading || !listeners.hasAny()) return;
    isLoading = true;
    try {
      value = await load();
      listeners.notify();
    } catch {
      // The page does without the value until then.
      clearTimeout(timer);
      timer = setTimeout(() => void start(), LOAD_AGAIN_MS);
    } finally {
      isLoading = false;
    }
  }

  return {
    current: () => value,
    onServer: () => initial,
    subscribe(listener) {
      const unsubscribe = listeners.subscribe(listener);
      void start();
      return unsubscribe;
    },
  };
}
