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

/** Shows a source in another form; the same state always gives the same object, as React requires. */
export function viewReadable<State, Shown>(
  source: Readable<State>,
  show: (state: State) => Shown,
): Readable<Shown> {
  let seen = source.onServer();
  let shown = show(seen);
  const onServer = shown;
  const current = () => {
    if (source.current() !== seen) {
      seen = source.current();
      shown = show(seen);
    }
    return shown;
  };
  return { current, onServer: () => onServer, subscribe: source.subscribe };
}
