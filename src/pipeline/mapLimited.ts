/** How many pages and files are written at a time, so that memory does not grow with the News. */
export const FILES_AT_ONCE = 16;

/**
 * Works like Promise.all over map, but with at most `limit` calls of `work` at a time, started in the
 * items' order. After a failure it starts nothing more; once what has begun is over, so that nothing is
 * still being written, it rejects with the first one.
 */
export async function mapLimited<Item, Result>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items[Symbol.iterator]();
  let begun = 0;
  const failures: unknown[] = [];
  const takeTurns = async () => {
    for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next()) {
      const index = begun++;
      try {
        results[index] = await work(next.value);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, takeTurns));
  if (failures.length > 0) throw failures[0];
  return results;
}
