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
  const queue = eachOnce([...items].entries());
  const takeTurns = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  const turns = Array.from({ length: limit }, takeTurns);
  try {
    await Promise.all(turns);
  } finally {
    await Promise.allSettled(turns);
  }
  return results;
}

/** Yields the items. Unlike an array's own iterator, it ends for all once an error ends the loop of one. */
function* eachOnce<Item>(items: Iterable<Item>): Generator<Item> {
  yield* items;
}
