interface Remembering<Result> {
  (text: string): Result;
  /** What is kept of a text, if anything is. */
  readonly known: (text: string) => Result | undefined;
}

/** Makes a function that keeps its newest results, so many of them, for texts that it has seen. */
export function remember<Result>(
  limit: number,
  make: (text: string) => Result,
): Remembering<Result> {
  const kept = new Map<string, Result>();
  const remembering = (text: string) => {
    const known = kept.get(text);
    const result = known === undefined ? make(text) : known;
    // A map keeps the order in which keys came: the first is the one that was not asked for longest.
    kept.delete(text);
    kept.set(text, result);
    for (const [oldest] of kept) {
      if (kept.size <= limit) break;
      kept.delete(oldest);
    }
    return result;
  };
  return Object.assign(remembering, { known: (text: string) => kept.get(text) });
}
