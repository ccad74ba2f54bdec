import { seasonsRule } from '../../../src/pipeline/content/seasonsRule';
import type { Found } from '../../../src/pipeline/content/walkContent';

const problemsOf = (value: unknown) =>
  seasonsRule({ path: ['seasons'], value } as unknown as Found);

const fall = { id: 'fall-2025', name: 'Fall', firstDay: '2025-09-10', meetings: [] };
const spring = {
  id: 'spring-2026',
  name: 'Spring',
  firstDay: '2026-01-10',
  lastDay: '2026-02-21',
  meetings: [],
};
const summer = { id: 'summer-2026', name: 'Summer', firstDay: '2026-02-22', meetings: [] };

test.each([
  ['seasons that follow each other', { fall, spring, summer }],
  ['a season whose days are not announced', { spring, later: { ...summer, firstDay: undefined } }],
  ['other values', { place: 'a', other: { id: 'b' } }],
  ['no value', null],
  ['a list, which repeats the seasons', [spring, spring]],
])('%s are fine', (_, value) => {
  expect(problemsOf(value)).toEqual([]);
});

test('an id that is taken is reported at the later season', () => {
  expect(problemsOf({ fall, summer: { ...summer, id: fall.id } })).toEqual([
    { field: 'summer', message: expect.stringContaining('The id “fall-2025”') as string },
  ]);
});

test.each(['2026-02-21', '2026-01-01'])(
  'a season that also meets on %s is reported',
  (firstDay) => {
    const lastDay = '2026-05-01';
    expect(problemsOf({ spring, summer: { ...summer, firstDay, lastDay } })).toEqual([
      {
        field: 'summer',
        message: 'This season has days in common with “Spring”: end one before the other.',
      },
    ]);
  },
);
