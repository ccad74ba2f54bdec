import { litCells, turnAt } from '../../../src/sections/clock/dialTurn';
import { CELLS } from '../../../src/sections/clock/ringCells';

const counting = (secondsLeft: number, turn: number, steadySince = 0) => ({
  phase: 'counting' as const,
  now: 1_000_000 - secondsLeft * 1000,
  openedAt: 0,
  steadySince,
  target: 1_000_000,
  secondsLeft,
  turn,
});

test('a still ring shows the seconds of its minute, and all of them at the full minute', () => {
  const lit = [120, 61, 60, 59, 1].map((left) => litCells(counting(left, 60), CELLS, false));
  expect(lit).toEqual([60, 1, 60, 59, 1]);
});

test('in ten seconds six cells go out at a time', () => {
  const lit = [10, 9, 1].map((left) => litCells(counting(left, 10), CELLS, false));
  expect(lit).toEqual([60, 54, 6]);
});

test('under a moving hand, the cells of this second go out', () => {
  const lit = [60, 59, 1].map((left) => litCells(counting(left, 60), CELLS, true));
  expect(lit).toEqual([59, 58, 0]);
});

test('a turn begins where the last one ended, and the last one ends at the target', () => {
  expect(turnAt(counting(60, 60)).startedAt).toBe(940_000);
  expect(turnAt(counting(1, 60)).startedAt).toBe(940_000);
  expect(turnAt(counting(61, 60)).startedAt).toBe(880_000);
  expect(turnAt(counting(7, 10))).toMatchObject({ startedAt: 990_000, seconds: 10 });
});

test('the hand restarts with each turn and after a jump of the time, and not in between', () => {
  const { key } = turnAt(counting(59, 60));
  expect(turnAt(counting(1, 60)).key).toBe(key);
  expect(turnAt(counting(61, 60)).key).not.toBe(key);
  expect(turnAt(counting(1, 60, 5)).key).not.toBe(key);
});
