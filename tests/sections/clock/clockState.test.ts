/** @jest-environment ./tests/tulsaEnvironment.ts */
import {
  clockAt,
  lastWholeSecond,
  litCells,
  timeOfDay,
} from '../../../src/sections/clock/clockState';

const CELEBRATION_MS = 60_000;

const daily = { time: '12:09:00', debugMode: false };
const debug = { time: '12:09:00', debugMode: true };

/** A moment by a clock in Tulsa. */
const timeAt = (local: string) => new Date(local).getTime();
const dailyAt = (local: string) => clockAt(timeAt(local), timeAt(local), daily);

test('these tests run in Tulsa’s time zone', () => {
  expect(timeAt('2026-07-01T12:09:00')).toBe(Date.parse('2026-07-01T12:09:00-05:00'));
});

test('in the morning it counts down to today’s 12:09:00', () => {
  expect(dailyAt('2026-11-21T11:09:00')).toEqual({
    phase: 'counting',
    target: timeAt('2026-11-21T12:09:00'),
    secondsLeft: 3600,
    turn: { seconds: 60, startedAt: timeAt('2026-11-21T11:09:00') },
  });
});

test('the second in progress counts', () => {
  expect(dailyAt('2026-11-21T12:08:58.999')).toMatchObject({ secondsLeft: 2 });
  expect(dailyAt('2026-11-21T12:08:59')).toMatchObject({ secondsLeft: 1 });
  expect(dailyAt('2026-11-21T12:08:59.999')).toMatchObject({ secondsLeft: 1 });
});

test('it celebrates for 60 seconds, whenever the page is opened in them, and then waits for tomorrow', () => {
  const celebrating = { phase: 'celebrating', target: timeAt('2026-11-21T12:09:00') };
  expect(dailyAt('2026-11-21T12:09:00')).toEqual(celebrating);
  expect(dailyAt('2026-11-21T12:09:37')).toEqual(celebrating);
  expect(dailyAt('2026-11-21T12:09:59.999')).toEqual(celebrating);
  expect(dailyAt('2026-11-21T12:10:00')).toMatchObject({
    phase: 'counting',
    target: timeAt('2026-11-22T12:09:00'),
    secondsLeft: 24 * 3600 - 60,
  });
});

test.each([
  ['12:09', '2026-11-21T12:09:00'],
  ['17', '2026-11-21T17:00:00'],
])('a time of %s means the beginning of it', (time, target) => {
  const now = timeAt('2026-11-21T11:00:00');
  expect(clockAt(now, now, { time, debugMode: false }).target).toBe(timeAt(target));
});

test('the countdown passes midnight and the ends of months and years', () => {
  const targets = ['2026-12-31T23:59:59', '2027-01-01T00:00:00'].map(dailyAt);
  for (const state of targets) expect(state.target).toBe(timeAt('2027-01-01T12:09:00'));
  expect(targets.map((state) => state.phase === 'counting' && state.secondsLeft)).toEqual([
    12 * 3600 + 9 * 60 + 1,
    12 * 3600 + 9 * 60,
  ]);
  expect(dailyAt('2028-02-28T18:00:00').target).toBe(timeAt('2028-02-29T12:09:00'));
});

test('it celebrates for 60 seconds across midnight, too', () => {
  const lateAt = (local: string) =>
    clockAt(timeAt(local), timeAt(local), { time: '23:59:30', debugMode: false });
  const target = timeAt('2026-12-31T23:59:30');
  expect(lateAt('2026-12-31T23:59:29')).toMatchObject({ target, secondsLeft: 1 });
  for (const local of ['2026-12-31T23:59:30', '2027-01-01T00:00:00', '2027-01-01T00:00:29.999'])
    expect(lateAt(local)).toEqual({ phase: 'celebrating', target });
  expect(lateAt('2027-01-01T00:00:30')).toMatchObject({
    target: timeAt('2027-01-01T23:59:30'),
    secondsLeft: 24 * 3600 - 60,
  });
});

test('the day on which summer time begins is an hour shorter; the day on which it ends is an hour longer', () => {
  expect(dailyAt('2026-03-07T12:10:00')).toMatchObject({
    target: Date.parse('2026-03-08T12:09:00-05:00'),
    secondsLeft: 23 * 3600 - 60,
  });
  expect(dailyAt('2026-10-31T12:10:00')).toMatchObject({
    target: Date.parse('2026-11-01T12:09:00-06:00'),
    secondsLeft: 25 * 3600 - 60,
  });
});

test('after the system clock is set back, it counts down to the same target again', () => {
  const openedAt = timeAt('2026-11-21T12:09:30');
  expect(clockAt(openedAt, openedAt, daily).phase).toBe('celebrating');
  expect(clockAt(timeAt('2026-11-21T11:39:30'), openedAt, daily)).toMatchObject({
    phase: 'counting',
    target: timeAt('2026-11-21T12:09:00'),
    secondsLeft: 1770,
  });
});

describe('in debug mode', () => {
  const openedAt = timeAt('2026-11-21T15:00:00.700');
  const target = timeAt('2026-11-21T15:00:10.700');

  test('the target is ten seconds after the page was opened', () => {
    expect(clockAt(openedAt, openedAt, debug)).toEqual({
      phase: 'counting',
      target,
      secondsLeft: 10,
      turn: { seconds: 10, startedAt: openedAt },
    });
    expect(clockAt(target - 1, openedAt, debug)).toMatchObject({ secondsLeft: 1 });
    expect(clockAt(target, openedAt, debug)).toEqual({ phase: 'celebrating', target });
    expect(clockAt(target + CELEBRATION_MS - 1, openedAt, debug).phase).toBe('celebrating');
  });

  test('after 60 seconds the target is the real one', () => {
    expect(clockAt(target + CELEBRATION_MS, openedAt, debug)).toMatchObject({
      phase: 'counting',
      target: timeAt('2026-11-22T12:09:00'),
      turn: { seconds: 60 },
    });
  });

  test('a system clock set back a little keeps the target; set far back, the real target applies', () => {
    expect(clockAt(openedAt - 30_000, openedAt, debug)).toMatchObject({ target, secondsLeft: 40 });
    expect(clockAt(timeAt('2026-11-21T10:00:00'), openedAt, debug)).toMatchObject({
      target: timeAt('2026-11-21T12:09:00'),
    });
  });
});

describe('the cells of the ring', () => {
  const lit = (secondsLeft: number, seconds: number, isMoving: boolean) =>
    litCells(
      { phase: 'counting', target: 0, secondsLeft, turn: { seconds, startedAt: 0 } },
      60,
      isMoving,
    );

  test('stand for the seconds of a minute, all of them for the full minute', () => {
    const cells = [120, 61, 60, 59, 1].map((left) => lit(left, 60, false));
    expect(cells).toEqual([60, 1, 60, 59, 1]);
  });

  test('go out six at a time in ten seconds', () => {
    expect([10, 9, 1].map((left) => lit(left, 10, false))).toEqual([60, 54, 6]);
  });

  test('are already going out in this second under a moving hand', () => {
    expect([60, 59, 1].map((left) => lit(left, 60, true))).toEqual([59, 58, 0]);
  });
});

const noon = timeAt('2026-11-21T12:00:00');

test('a moment is shown as the second in which it lies', () => {
  expect(timeOfDay(noon)).toBe('12:00:00');
  expect(timeOfDay(noon + 999)).toBe('12:00:00');
  expect(timeOfDay(noon - 1)).toBe('11:59:59');
  expect(timeOfDay(timeAt('2026-07-01T09:05:07'))).toBe('09:05:07');
  expect(timeOfDay(timeAt('2026-07-01T00:00:00'))).toBe('00:00:00');
});

test.each([0, 3, 496, 500, 996])(
  'a clock whose seconds begin %d ms late shows each second once and never early, however late its ticks come',
  (start) => {
    const target = noon + 10_000 + start;
    const ticks = Array.from(
      { length: 20 },
      (_, second) => noon + start + second * 1000 + ((second * 7) % 40),
    );
    const shown = ticks.map((now) => timeOfDay(lastWholeSecond(now, target)));
    expect(new Set(shown).size).toBe(20);
    expect(shown[0]).toBe('12:00:00');
    expect(shown[10]).toBe(timeOfDay(target));
    for (const [tick, now] of ticks.entries())
      expect([timeOfDay(now), timeOfDay(now - 1000)]).toContain(shown[tick]);
  },
);
