/** @jest-environment node */
import { setImmediate as turn } from 'node:timers/promises';
import { eachLimited } from '../../src/pipeline/eachLimited';

test('every item is worked on once, never more than so many at a time', async () => {
  const done: number[] = [];
  let now = 0;
  let most = 0;
  await eachLimited([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    most = Math.max(most, ++now);
    await turn();
    now -= 1;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('the first failure is the answer, and nothing is begun after it', async () => {
  const begun: number[] = [];
  const work = eachLimited([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    await turn();
    if (item === 2) throw new Error('two');
  });
  await expect(work).rejects.toThrow('two');
  await turn();
  expect(begun.length).toBeLessThan(5);
});
