import type { Readable } from './readable';

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
