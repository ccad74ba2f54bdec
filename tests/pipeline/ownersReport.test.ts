import { ownersReport } from '../../src/pipeline/ownersReport';

const committed = Date.parse('2026-11-28T12:00:00Z');
const fact = {
  date: '2026-02-21',
  what: 'seasons.buildSeason',
  where: 'content/schedule.ts:18',
  todo: 'Write the next season here.',
} as const;
const report = (state: Partial<Parameters<typeof ownersReport>[0]>) =>
  ownersReport({
    facts: [],
    lastCommit: committed,
    now: committed,
    files: 'https://github.com/o/r/blob/main',
    ...state,
  });

test('owners are told what is over, in which line, and what to write', () => {
  expect(report({ facts: [fact] })).toContain(
    '- [ ] [`content/schedule.ts:18`](https://github.com/o/r/blob/main/content/schedule.ts#L18): `seasons.buildSeason`, 2026-02-21. Write the next season here.',
  );
});

test('owners are told of a run that failed', () => {
  expect(report({ failedRun: 'https://github.com/o/r/actions/runs/1' })).toContain(
    '(https://github.com/o/r/actions/runs/1)',
  );
});

test.each([
  ['2027-01-12T12:00:00Z', false],
  ['2027-01-12T12:00:01Z', true],
  ['2027-02-20T12:00:00Z', true],
])(
  'that runs stop 60 days after the last commit is announced from 15 days before: %s',
  (now, isTold) => {
    const text = report({ now: Date.parse(now) });
    expect(text.includes('On 2027-01-27, GitHub stops it')).toBe(isTold);
    // With nothing to tell, there is no issue.
    expect(text === '').toBe(!isTold);
  },
);
