import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Day } from '../../../content/types/basics';
import { findStaleFacts } from '../../../src/pipeline/content/findStaleFacts';
import { createProject } from './projectFixture';

jest.setTimeout(60_000);

const root = createProject();

const file = path.join(root, 'content', 'team.ts');
const facts = readFileSync(file, 'utf8');
afterEach(() => writeFileSync(file, facts));

const lineWith = (text: string) => facts.slice(0, facts.indexOf(text)).split('\n').length;
const stale = (today: Day) => findStaleFacts(root, today);

test('a day that is over is listed once, with its place and what to do; history is not', () => {
  expect(stale('2026-11-21')).toEqual([
    {
      date: '2025-09-10',
      what: 'team.firstMeeting',
      where: `content/team.ts:${lineWith('firstMeeting:')}`,
      todo: 'Write the next date.',
    },
    {
      date: '2025-09-11',
      what: 'team.seasons.fall',
      where: `content/team.ts:${lineWith("firstDay: '2025-09-11'")}`,
      todo: 'It has begun: add its lastDay, or the season gives no dates.',
    },
    {
      date: '2026-02-21',
      what: 'team.seasons.build',
      where: `content/team.ts:${lineWith('lastDay:')}`,
      todo: 'Write the next season here.',
    },
  ]);
});

test('a day is not over before it has passed', () => {
  const dates = (today: Day) => stale(today).map(({ date }) => date);
  expect(dates('2025-09-10')).toEqual([]);
  expect(dates('2026-02-21')).toEqual(['2025-09-10', '2025-09-11']);
});

test('an exception that is over should be removed', () => {
  const exception = "meetingExceptions: [{ date: '2026-01-19', reason: 'Holiday' }]";
  writeFileSync(file, facts.replace('meetingExceptions: []', exception));
  expect(stale('2026-01-20')).toContainEqual({
    date: '2026-01-19',
    what: 'team.meetingExceptions.0',
    where: `content/team.ts:${lineWith('meetingExceptions:')}`,
    todo: 'Take it out.',
  });
});

test('two days after an event of ours, its results should be asked for', () => {
  const results = path.join(root, 'content', 'results.ts');
  const event = { year: 2026, event: 'Hill Regional', from: '2026-03-04', until: '2026-03-07' };
  const reminders = (known: object, today: Day) => {
    writeFileSync(results, `export const known = [${JSON.stringify(known)}];\n`);
    const todos = stale(today).filter(({ where }) => where === 'content/results.json');
    rmSync(results);
    return todos;
  };
  expect(reminders(event, '2026-03-08')).toEqual([]);
  expect(reminders({ ...event, rank: 3 }, '2026-03-09')).toEqual([]);
  expect(reminders(event, '2026-03-09')).toEqual([
    {
      date: '2026-03-07',
      what: '2026 Hill Regional',
      where: 'content/results.json',
      todo: 'Run npm run results.',
    },
  ]);
});

test('from August on the next season should be written, until it is there', () => {
  const seasons = (today: Day) =>
    stale(today).flatMap(({ what, todo }) => (/npm run season/.test(todo) ? what : []));
  expect(seasons('2027-07-31')).toEqual([]);
  expect(seasons('2027-08-01')).toEqual(['hive']);
  const next = path.join(root, 'content', 'seasons', '2028-next.ts');
  writeFileSync(next, "export const next = { kickoff: '2028-01-08' };\n");
  expect(seasons('2027-08-01')).toEqual([]);
  rmSync(next);
});
