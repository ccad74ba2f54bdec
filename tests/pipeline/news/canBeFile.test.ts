import { canBeFile } from '../../../src/pipeline/news/canBeFile';

test.each(['kickoff-2026', 'A_b', 'x'.repeat(128)])('the id %s gets a file', (id) => {
  expect(canBeFile({ id })).toBe(true);
});

test.each(['../up', 'a/b', 'a.b', 'index', 'Index', 'ü', '', 'x'.repeat(129)])(
  'the id "%s" is no name for a file',
  (id) => {
    expect(canBeFile({ id })).toBe(false);
  },
);
