import { formatFindings, formatTable } from '../../src/commands/formatTable';

test('the columns of a table are aligned', () => {
  expect(
    formatTable([
      ['Day', 'What'],
      ['2026-01-19', 'team'],
    ]),
  ).toBe('Day         What\n2026-01-19  team');
});

test('what is not fine is a failure, or a note where the project can do without it', () => {
  expect(
    formatFindings([
      { what: 'Node', isFine: false, detail: 'not found' },
      { what: 'Java', isFine: false, detail: 'not found', isNeeded: false },
      { what: 'space', isFine: true, detail: 'enough' },
    ]),
  ).toBe('FAIL  Node   not found\nnote  Java   not found\n ok   space  enough');
});
