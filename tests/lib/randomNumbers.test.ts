import { randomNumbers } from '../../src/lib/randomNumbers';

const generate = (seed: number, count: number) =>
  Array.from({ length: count }, randomNumbers(seed));

test('the same seed gives the same numbers, and another seed gives others', () => {
  expect(generate(1209, 20)).toEqual(generate(1209, 20));
  expect(generate(1209, 20)).not.toEqual(generate(1210, 20));
});

test('the numbers are spread evenly from 0 to 1', () => {
  const numbers = generate(7, 10_000);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  for (let tenth = 0; tenth < 10; tenth++) {
    const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
    expect(share).toBeGreaterThan(900);
    expect(share).toBeLessThan(1100);
  }
});
