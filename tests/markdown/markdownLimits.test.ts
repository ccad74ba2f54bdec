import {
  MAX_ADDRESSES,
  MAX_ADDRESS_WORK,
  MAX_PIPES,
  MAX_LEVELS,
  MAX_LINES,
  MAX_LINES_IN_BLOCK,
  MAX_MARKDOWN_LENGTH,
  MAX_MARKS,
  MAX_MARKS_IN_BLOCK,
  MAX_NESTING,
  MAX_READ_AGAIN,
  MAX_PUNCTUATION_IN_ROW,
  exceedsMarkdownLimits,
  mayFindAddresses,
} from '../../src/markdown/markdownLimits';

const paragraphs = (count: number, text: string) => Array(count).fill(text).join('\n\n');
const lines = (count: number, text: string) => Array(count).fill(text).join('\n');
/** Below the limit of one block. */
const MARKS = MAX_MARKS_IN_BLOCK / 2;

// Each text reaches one limit and stays below all others.
test.each<[string, string, string]>([
  ['characters', 'a'.repeat(MAX_MARKDOWN_LENGTH), 'a'],
  ['lines', paragraphs(MAX_LINES / 2, 'a') + '\n', '\n'],
  ['lines in one block', lines(MAX_LINES_IN_BLOCK, 'a'), '\na'],
  ['lines of Windows in one block', '- a\r\n'.repeat(MAX_LINES_IN_BLOCK - 1), '- a\r\n- a'],
  ['marks', paragraphs(MAX_MARKS / MARKS, '*'.repeat(MARKS)), '*'],
  ['marks in one block', `one\n\n${'*'.repeat(MAX_MARKS_IN_BLOCK)}`, '*'],
  ['marks on lines of Windows', '*a*\r\n'.repeat(MARKS), '*'],
  ['escaped characters', '\\('.repeat(MAX_MARKS_IN_BLOCK), '\\('],
  ['pipes between cells', '|'.repeat(MAX_PIPES), '|'],
  ['characters read again', `${'<b'.repeat(100)}${'a'.repeat(MAX_READ_AGAIN / 100 - 200)}`, 'a'],
  [
    'characters after backticks',
    `${'\\`'.repeat(100)}${'a'.repeat(MAX_READ_AGAIN / 100 - 200)}`,
    'a',
  ],
  ['nesting', `one\n\n${'>'.repeat(MAX_NESTING)}`, '>'],
  ['nesting of numbered lists', '1. '.repeat(MAX_NESTING), '1. '],
  ['levels of all lines', lines(MAX_LEVELS / 4, '>>>> a'), '\n> a'],
])('the most %s are parsed, and one more is too much', (_, most, oneMore) => {
  expect(exceedsMarkdownLimits(most)).toBe(false);
  expect(exceedsMarkdownLimits(most + oneMore)).toBe(true);
});

test.each([
  ['addresses', 'www.'.repeat(MAX_ADDRESSES), '@'],
  ['punctuation in a row', `www.a/${'!'.repeat(MAX_PUNCTUATION_IN_ROW)}`, '!'],
  ['characters beside a [', `[${'a'.repeat(Math.sqrt(MAX_ADDRESS_WORK) - 1)}`, 'a'],
])('addresses are looked for among the most %s, but not among one more', (_, most, oneMore) => {
  expect(mayFindAddresses(most)).toBe(true);
  expect(mayFindAddresses(most + oneMore)).toBe(false);
});

test('addresses are looked for in a long text whose [ is in a block of its own', () => {
  expect(mayFindAddresses(`[a](https://example.org)\n\n${'a '.repeat(15_000)}`)).toBe(true);
});

test('the longest article, in lines of 80 characters and with a list of links, is parsed and its addresses found', () => {
  const paragraph = lines(8, 'word '.repeat(16));
  const links = lines(50, `- [${'word '.repeat(10)}](https://example.org/${'a'.repeat(30)})`);
  const article = `# Report\n\n${paragraphs(50, paragraph)}\n\n${links}\n\nwww.example.org`;
  expect(article.length).toBeGreaterThan(MAX_MARKDOWN_LENGTH * 0.9);
  expect(exceedsMarkdownLimits(article)).toBe(false);
  expect(mayFindAddresses(article)).toBe(true);
});
