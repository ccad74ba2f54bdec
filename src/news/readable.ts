/** A value that changes, in the form that useSyncExternalStore reads. */
export interface Readable<T> {
  current(): T;
  onServer(): T;
  subscribe(listener: () => void): () => void;
}

/** Creates a value that is there from the start and never changes. */
export function constantReadable<T>(value: T): Readable<T> {
  return { current: () => value, onServer: () => value, subscribe: () => () => undefined };
}
