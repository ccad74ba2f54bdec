import {
  MAX_LEVELS,
  MAX_LINES,
  MAX_LINES_IN_BLOCK,
  MAX_MARKDOWN_LENGTH,
  MAX_MARKS,
  MAX_MARKS_IN_BLOCK,
  MAX_NESTING,
  exceedsMarkdownLimits,
} from '../../src/lib/markdownLimits';

const paragraphs = (count: number, text: string) => Array(count).fill(text).join('\n\n');
const lines = (count: number, text: string) => Array(count).fill(text).join('\n');
/** Below the limit of one block. */
const MARKS = MAX_MARKS_IN_BLOCK / 2;

// Each text reaches one limit and stays below all others.
test.each<[string, string, string]>([
  ['characters', 'a'.repeat(MAX_MARKDOWN_LENGTH), 'a'],
  ['lines', paragraphs(MAX_LINES / 2, 'a') + '\n', '\n'],
  ['lines in one block', lines(MAX_LINES_IN_BLOCK, 'a'), '\na'],
  ['marks', paragraphs(MAX_MARKS / MARKS, '*'.repeat(MARKS)), '*'],
  ['marks in one block', `one\n\n${'*'.repeat(MAX_MARKS_IN_BLOCK)}`, '*'],
  ['nesting', `one\n\n${'>'.repeat(MAX_NESTING)}`, '>'],
  ['levels of all lines', lines(MAX_LEVELS / 4, '>>>> a'), '\n> a'],
])('the most %s are parsed, and one more is too much', (_, most, oneMore) => {
  expect(exceedsMarkdownLimits(most)).toBe(false);
  expect(exceedsMarkdownLimits(most + oneMore)).toBe(true);
});

test('a block with too many marks is found between others', () => {
  const block = '*'.repeat(MAX_MARKS_IN_BLOCK + 1);
  expect(exceedsMarkdownLimits(`one\n\n${block}\n\ntwo`)).toBe(true);
});

test.each([
  ['list items', '- a\n'.repeat(MAX_LINES_IN_BLOCK - 1)],
  ['a rule of many signs', `${'-'.repeat(60)}\n\n${'*'.repeat(60)}\n\nTitle\n${'='.repeat(60)}`],
  ['words and marks', '*a*\n\n'.repeat(1000)],
])('an article of %s within the limits is parsed', (_, markdown) => {
  expect(exceedsMarkdownLimits(markdown)).toBe(false);
});
