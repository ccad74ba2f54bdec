/*
 * How much Markdown is parsed. Parsing runs on the main thread of a visitor's phone and must let it
 * respond within 0.2 s, while the database rules allow longer articles and Firestore allows anything.
 * Measured with micromark 4: any one limit alone admits inputs that take seconds.
 */

/** The most characters: some 6,000 words, three times the longest reports that teams write. */
export const MAX_MARKDOWN_LENGTH = 40_000;

/** The most lines, empty ones included: a line costs more than its characters do. */
export const MAX_LINES = 3000;

/** The most lines in one block: each is examined again for those that follow. */
export const MAX_LINES_IN_BLOCK = 1000;

/** The most marks (emphasis, links, strikethrough, code, escapes); each is a separate parser event. */
export const MAX_MARKS = 3000;

/**
 * The most marks in one block of text. The work grows with their square: 400 take a few milliseconds on a
 * phone, 20,000 half a minute.
 */
export const MAX_MARKS_IN_BLOCK = 400;

/** The deepest that quotes and lists may nest. */
export const MAX_NESTING = 20;

/** The most levels of quotes and lists, summed over all lines: each is parsed again for every line. */
export const MAX_LEVELS = 1500;

const LINE_END = /\r\n|\n|\r/;
/**
 * A carriage return before a line feed is only half of a line ending; otherwise every CRLF would be a
 * blank line.
 */
const BLANK_LINE = /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)/;
const MARK = /[*_~[\]`<&\\@]/g;
const LEVEL = />|(?:[*+-]|\d{1,9}[.)])(?=\s|$)/g;
const NESTING = new RegExp(`^(?:\\s|${LEVEL.source})*`);

/** Returns true when parsing the text could block the page: it is then shown as plain text. */
export function exceedsMarkdownLimits(markdown: string): boolean {
  if (markdown.length > MAX_MARKDOWN_LENGTH) return true;
  const lines = markdown.split(LINE_END);
  const levels = lines.map(levelsOf);
  return (
    lines.length > MAX_LINES ||
    count(markdown, MARK) > MAX_MARKS ||
    levels.some((depth) => depth > MAX_NESTING) ||
    levels.reduce((sum, depth) => sum + depth, 0) > MAX_LEVELS ||
    markdown.split(BLANK_LINE).some(exceedsBlockLimits)
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

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
