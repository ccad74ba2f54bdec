/**
 * Works like Promise.all over map, but with at most `limit` calls of `work` at a time, started in the
 * items' order. Rejects with the first failure, and starts nothing after it.
 */
export async function mapLimited<Item, Result>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items[Symbol.iterator]();
  let begun = 0;
  let hasFailed = false;
  const takeTurns = async () => {
    for (let next = queue.next(); !next.done && !hasFailed; next = queue.next()) {
      const place = begun++;
      try {
        results[place] = await work(next.value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, takeTurns));
  return results;
}
