import { formatFindings } from '../../src/commands/formatTable';

test('what is not fine is a failure, or a note where the project can do without it', () => {
  expect(
    formatFindings([
      { what: 'Node', isFine: false, detail: 'not found' },
      { what: 'Java', isFine: false, detail: 'not found', isNeeded: false },
      { what: 'space', isFine: true, detail: 'enough' },
    ]),
  ).toBe('FAIL  Node   not found\nnote  Java   not found\n ok   space  enough');
});
