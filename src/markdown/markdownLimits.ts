/*
 * How much Markdown is parsed. Parsing runs on the main thread of a visitor's phone and must let it
 * respond within 0.2 s, while the database rules allow longer articles and Firestore allows anything.
 * Measured with micromark 4: any one limit alone admits inputs that take seconds.
 */

/** The most characters: some 6,000 words, three times the longest reports that teams write. */
export const MAX_MARKDOWN_LENGTH = 40_000;

/** The most lines, empty ones included: a line costs more than its characters do. */
export const MAX_LINES = 1500;

/** The most lines in one block: each is examined again for those that follow. */
export const MAX_LINES_IN_BLOCK = 500;

/** The most marks (emphasis, links, strikethrough, code, escapes); each is a separate parser event. */
export const MAX_MARKS = 2000;

/**
 * The most marks in one block of text. The work grows with their square: 400 take a few milliseconds on a
 * phone, 20,000 half a minute.
 */
export const MAX_MARKS_IN_BLOCK = 400;

/** The most cells of tables, counted by the pipes between them. */
export const MAX_PIPES = 2500;

/**
 * The most characters that the parser may read again in search of an end: for each tag that begins in a block
 * (although HTML is shown as text) and each escaped backtick, as many as the block has.
 */
export const MAX_READ_AGAIN = 500_000;

/**
 * The most work of finding addresses in blocks with a `[`, as the sum of the squares of their lengths: for each
 * word, micromark-extension-gfm-autolink-literal 2 looks back for a `[` that is not closed.
 */
export const MAX_ADDRESS_WORK = 40_000_000;

/** The most beginnings of addresses, those of marked links included. */
export const MAX_ADDRESSES = 400;

/** The longest row of punctuation marks that may follow an address; each is examined with all that follow it. */
export const MAX_PUNCTUATION_IN_ROW = 100;

export const MAX_NESTING = 20;

/** The most levels of quotes and lists, summed over all lines: each is parsed again for every line. */
export const MAX_LEVELS = 1000;

const LINE_END = /\r\n|\n|\r/;
/**
 * A carriage return before a line feed is only half of a line ending; otherwise every CRLF would be a
 * blank line.
 */
const BLANK_LINE = /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)/;
const MARK = /[*_~[\]`<&\\@]/g;
const NEEDS_END = /<(?!https?:\/\/)[!?/a-z]|\\`/gi;
const ADDRESS_BEGINS = /www\.|https?:|@/gi;
const PUNCTUATION_IN_ROW = new RegExp(`[!"'),.:;?]{${MAX_PUNCTUATION_IN_ROW + 1}}`);
const LEVEL = />|(?:[*+-]|\d{1,9}[.)])(?=\s|$)/g;
const NESTING = new RegExp(`^(?:\\s|${LEVEL.source})*`);

/** Returns true when parsing the text could block the page: it is then shown as plain text. */
export function exceedsMarkdownLimits(markdown: string): boolean {
  if (markdown.length > MAX_MARKDOWN_LENGTH) return true;
  const lines = markdown.split(LINE_END);
  const levels = lines.map(levelsOf);
  const blocks = markdown.split(BLANK_LINE);
  return (
    lines.length > MAX_LINES ||
    count(markdown, MARK) > MAX_MARKS ||
    count(markdown, /\|/g) > MAX_PIPES ||
    sum(blocks.map((block) => block.length * count(block, NEEDS_END))) > MAX_READ_AGAIN ||
    levels.some((depth) => depth > MAX_NESTING) ||
    sum(levels) > MAX_LEVELS ||
    blocks.some(exceedsBlockLimits)
  );
}

/** Returns true when addresses that are not marked as links may be looked for without blocking the page. */
export function mayFindAddresses(markdown: string): boolean {
  const lengths = markdown
    .split(BLANK_LINE)
    .filter((block) => block.includes('['))
    .map(({ length }) => length);
  return (
    sum(lengths.map((length) => length ** 2)) <= MAX_ADDRESS_WORK &&
    count(markdown, ADDRESS_BEGINS) <= MAX_ADDRESSES &&
    !PUNCTUATION_IN_ROW.test(markdown)
  );
}

function exceedsBlockLimits(block: string): boolean {
  return (
    block.split(LINE_END).length > MAX_LINES_IN_BLOCK || count(block, MARK) > MAX_MARKS_IN_BLOCK
  );
}

/** Counts the quotes and lists that a line opens; a thematic break such as `---` is not one. */
function levelsOf(line: string): number {
  return count(NESTING.exec(line)?.[0] ?? '', LEVEL);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
