interface Memoized<Result> {
  (text: string): Result;
  readonly known: (text: string) => Result | undefined;
}

/** Memoizes a function of a text; keeps the `limit` results that were used last. */
export function memoize<Result>(limit: number, make: (text: string) => Result): Memoized<Result> {
  const kept = new Map<string, Result>();
  const memoized = (text: string) => {
    const known = kept.get(text);
    const result = known === undefined ? make(text) : known;
    // A map keeps the order in which keys were added: the first is the least recently used.
    kept.delete(text);
    kept.set(text, result);
    for (const [oldest] of kept) {
      if (kept.size <= limit) break;
      kept.delete(oldest);
    }
    return result;
  };
  return Object.assign(memoized, { known: (text: string) => kept.get(text) });
}
