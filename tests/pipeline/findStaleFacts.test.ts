/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileContent } from '../../src/pipeline/content/compileContent';
import { findStaleFacts } from '../../src/pipeline/content/findStaleFacts';
import { formatTable } from '../../src/pipeline/content/formatTable';

jest.setTimeout(60_000);

const facts = readFileSync('content/team.ts', 'utf8');
const lineWith = (text: string) => facts.slice(0, facts.indexOf(text)).split('\n').length;

test('a day that is over is listed once, with its place and what to do, and history is not', () => {
  expect(findStaleFacts('.', compileContent('.'), '2026-11-21')).toEqual([
    {
      date: '2025-09-10',
      what: 'team.firstMeeting',
      where: `content/team.ts:${lineWith('firstMeeting:')}`,
      todo: 'Write the next date.',
    },
    {
      date: '2025-09-10',
      what: 'team.seasons.semester1',
      where: `content/team.ts:${lineWith("firstDay: '2025-09-10'")}`,
      todo: 'It has begun: add its lastDay, or the season gives no dates.',
    },
    {
      date: '2026-02-21',
      what: 'team.seasons.buildSeason',
      where: `content/team.ts:${lineWith('lastDay:')}`,
      todo: 'Write the next season here, with an id of its own.',
    },
  ]);
});

test('a day is not over before it has passed', () => {
  const dates = (today: '2025-09-10' | '2026-02-21') =>
    findStaleFacts('.', compileContent('.'), today).map(({ date }) => date);
  expect(dates('2025-09-10')).toEqual([]);
  expect(dates('2026-02-21')).toEqual(['2025-09-10', '2025-09-10']);
});

test('an exception that is over is to be taken out', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'stale-'));
  cpSync('content', path.join(root, 'content'), {
    recursive: true,
    filter: (file) => !file.includes('pictures'),
  });
  const file = path.join(root, 'content', 'team.ts');
  writeFileSync(
    file,
    facts.replace(
      'meetingExceptions: []',
      "meetingExceptions: [{ date: '2026-01-19', reason: 'Holiday' }]",
    ),
  );
  expect(findStaleFacts(root, compileContent(root), '2026-01-20')).toContainEqual({
    date: '2026-01-19',
    what: 'team.meetingExceptions.0',
    where: `content/team.ts:${lineWith('meetingExceptions:')}`,
    todo: 'Take it out.',
  });
  rmSync(root, { recursive: true });
});

test('a table’s columns stand below each other', () => {
  expect(
    formatTable([
      ['Day', 'What'],
      ['2026-01-19', 'team'],
    ]),
  ).toBe('Day         What\n2026-01-19  team');
});
