import { home } from '../../content/home';
import { team } from '../../content/team';
import { stagesAt, turnOf, weekOf } from '../../src/meetings/ourYear';
import type { Day } from '../../content/types/basics';

const { stages } = home.meetings.year;
const [kickoff, buildSeason, regionals, course] = stages;

test.each([
  ['2026-01-04', kickoff, buildSeason],
  ['2026-01-31', buildSeason, regionals],
  ['2026-07-04', undefined, course],
  ['2026-11-28', course, kickoff],
  ['2026-12-31', undefined, kickoff],
] as const)('on %s the ring knows the stage and what comes next', (day, present, next) => {
  expect(stagesAt(stages, day as Day)).toEqual({ present, next });
});

test('every kickoff and every week of build season lies where the ring lights them', () => {
  expect(buildSeason!.weeks[1] - buildSeason!.weeks[0]).toBe(team.buildSeasonWeeks);
  expect(kickoff!.weeks[1]).toBe(buildSeason!.weeks[0]);
});

test('the year turns once, and its last day is in the last week', () => {
  expect(turnOf('2026-01-01')).toBe(0);
  expect(turnOf('2028-07-02')).toBeCloseTo(0.5, 2);
  expect(weekOf('2028-12-31')).toBe(51);
});
