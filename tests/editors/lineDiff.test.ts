import fc from 'fast-check';
import { lineDiff } from '../../src/editors/lineDiff';

const written = (before: string, after: string) =>
  lineDiff(before, after).map(({ sign, text }) => sign + text);

test('changed lines are shown as removed, then as added, between the unchanged lines', () => {
  expect(written('one\ntwo\nthree', 'one\n2\nthree\nfour')).toEqual([
    ' one',
    '-two',
    '+2',
    ' three',
    '+four',
  ]);
});

test('both texts can be read from the diff', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ''), { maxLength: 8 }).map((it) => it.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = lineDiff(before, after);
      const read = (other: string) =>
        lines.flatMap(({ sign, text: line }) => (sign === other ? [] : [line])).join('\n');
      expect([read('+'), read('-')]).toEqual([before, after]);
    }),
  );
});
