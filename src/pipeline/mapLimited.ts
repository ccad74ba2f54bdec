/**
 * Like Promise.all over map, with at most `limit` of the works under way, begun in the items' order.
 * Rejects with the first failure, and begins nothing after it.
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
