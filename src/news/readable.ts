/** A value that changes, in the form that useSyncExternalStore reads. */
export interface Readable<T> {
  current(): T;
  onServer(): T;
  subscribe(listener: () => void): () => void;
}
