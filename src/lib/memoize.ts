/**
 * Memoizes a function of a text; keeps the `limit` results that were used last. Whatever else the function
 * takes must be the same every time.
 */
export function memoize<Result, Rest extends unknown[]>(
  limit: number,
  make: (text: string, ...rest: Rest) => Result,
): (text: string, ...rest: Rest) => Result {
  const kept = new Map<string, Result>();
  return (text, ...rest) => {
    const result = kept.get(text) ?? make(text, ...rest);
    // A map keeps the order in which keys were added: the first is the least recently used.
    kept.delete(text);
    kept.set(text, result);
    const [oldest] = kept.keys();
    if (kept.size > limit) kept.delete(oldest!);
    return result;
  };
}

/**
 * Makes each load only once, whoever asks for it: the key says which. One that has failed is made again for the next
 * who asks.
 */
export function loadOnce<Result, Key extends string | void>(
  load: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const loads = new Map<Key, Promise<Result>>();
  return (key) => {
    const known = loads.get(key);
    if (known) return known;
    const made = load(key);
    loads.set(key, made);
    made.catch(() => loads.delete(key));
    return made;
  };
}
