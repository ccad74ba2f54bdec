import { setImmediate as turn } from 'node:timers/promises';
import { mapLimited } from '../../src/pipeline/mapLimited';

test('every item is processed once, with limited concurrency, and results keep their order', async () => {
  let active = 0;
  let maxActive = 0;
  const double = async (number: number) => {
    maxActive = Math.max(maxActive, ++active);
    // The first of them takes longest.
    for (let turns = number; turns > 0; turns--) await turn();
    active -= 1;
    return number * 2;
  };
  expect(await mapLimited([7, 1, 6, 2, 5, 3, 4], 3, double)).toEqual([14, 2, 12, 4, 10, 6, 8]);
  expect(maxActive).toBe(3);
});

test('the first failure is the result, and nothing starts after it', async () => {
  const begun: number[] = [];
  const work = mapLimited([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    await turn();
    if (item === 2) throw new Error('two');
  });
  await expect(work).rejects.toThrow('two');
  await turn();
  expect(begun.length).toBeLessThan(5);
});
