interface Memoized<Result, Rest extends unknown[]> {
  (text: string, ...rest: Rest): Result;
  /** Returns the kept result for a text, if there is one. */
  readonly known: (text: string) => Result | undefined;
}

/**
 * Memoizes a function of a text; keeps the `limit` results that were used last. Whatever else the function
 * takes must be the same every time.
 */
export function memoize<Result, Rest extends unknown[]>(
  limit: number,
  make: (text: string, ...rest: Rest) => Result,
): Memoized<Result, Rest> {
  const kept = new Map<string, Result>();
  const memoized = (text: string, ...rest: Rest) => {
    const known = kept.get(text);
    const result = known === undefined ? make(text, ...rest) : known;
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
