import { formatTable } from '../../src/commands/formatTable';

test('the columns of a table are aligned', () => {
  expect(
    formatTable([
      ['Day', 'What'],
      ['2026-01-19', 'team'],
    ]),
  ).toBe('Day         What\n2026-01-19  team');
});
