import type { Day } from '../../content/types/basics';
import type { MeetingSeason } from '../../content/types/schedule';
import { seasonEnd } from '../../content/schedule';

const season = (firstDay?: Day, lastDay?: Day): MeetingSeason => ({
  name: 'Season',
  meetings: [],
  ...(firstDay && { firstDay }),
  ...(lastDay && { lastDay }),
});

const lastYear = season('2025-01-04', '2025-02-15');
const autumn = season('2025-09-10');
const spring = season('2026-01-01', '2026-02-21');

test('a season ends on its last day', () => {
  expect(seasonEnd(spring, [autumn, spring])).toBe('2026-02-21');
});

test('a season without a last day ends before the next one begins, wherever that is listed', () => {
  const nextYear = season('2026-09-09');
  for (const all of [
    [lastYear, autumn, spring, nextYear],
    [nextYear, spring, autumn, lastYear],
  ]) {
    expect(seasonEnd(autumn, all)).toBe('2025-12-31');
    expect(seasonEnd(nextYear, all)).toBeUndefined();
  }
});

test('a season whose first day is not announced has no end yet', () => {
  const unannounced = season();
  expect(seasonEnd(unannounced, [unannounced, spring])).toBeUndefined();
  expect(seasonEnd(autumn, [autumn, unannounced])).toBeUndefined();
});

test('a day that does not exist is kept, for the check of the content to report', () => {
  expect(seasonEnd(autumn, [autumn, season('2026-21-01')])).toBe('2026-21-01');
});
