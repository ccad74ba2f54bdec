import { findInlineProblems } from '../../../src/pipeline/content/wordRules';

test.each([
  'Nothing special here.',
  'Part of *FIRST*® and [*FIRST*®](https://www.firstinspires.org)',
  '*one* and *two* and [three](/three) and [four](mailto:four@example.org?subject=A%20b)',
  String.raw`5 \* 3 \[sic\] [a \* b](/c)`,
])('a well-formed sentence has no problem: %s', (sentence) => {
  expect(findInlineProblems(sentence)).toEqual([]);
});

test.each([
  ['an *open emphasis', 'an unmatched *'],
  ['a closing* one', 'an unmatched *'],
  ['2 * 3 * 4', 'an unmatched *'],
  ['**too strong**', 'two * in a row'],
  ['[no address]', 'a bracket that is not part of a link'],
  ['[words](/not-closed', 'a link that is not closed'],
  ['[words]()', 'a link without an address'],
  ['[](/about)', 'a link without words'],
  ['[words](/two words)', 'a space in the address'],
  ['[words](/a(b))', 'a parenthesis in its address'],
  ['[[inner](/a)](/b)', 'a link inside a link'],
  ['*[link](/a) in emphasis*', 'an unmatched *'],
  ['[an *open one](/a)', 'an unmatched *'],
])('a broken mark is reported: %s', (sentence, expected) => {
  expect(findInlineProblems(sentence)).toEqual([expect.stringContaining(expected)]);
});
