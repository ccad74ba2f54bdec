/*
 * How much Markdown is parsed. Parsing runs on the main thread of a visitor's phone and must leave it
 * answering within 0.2 s, while the rules let an article be longer and Firestore lets it be anything.
 * Measured with micromark 4: one limit alone leaves inputs that take seconds.
 */

/** The most characters: some 6,000 words, three times the longest reports that teams write. */
export const MAX_MARKDOWN_LENGTH = 40_000;

/** The most lines, empty ones included: a line costs more than its characters do. */
export const MAX_LINES = 3000;

/** The most lines in one block: each is looked at anew for those that follow. */
export const MAX_LINES_IN_BLOCK = 1000;

/** The most marks (emphasis, links, strikethrough, code, signs written out); each is an event of its own. */
export const MAX_MARKS = 6000;

/**
 * The most marks in one block of text. The work grows with the square of them: 400 take a few
 * milliseconds on a phone, 20,000 half a minute.
 */
export const MAX_MARKS_IN_BLOCK = 400;

/** The deepest that quotes and lists may nest. */
export const MAX_NESTING = 20;

/** The most levels of quotes and lists, added up over all lines: each is parsed anew for every line. */
export const MAX_LEVELS = 2000;

const LINE_END = /\r\n|\n|\r/;
/** A carriage return before a line feed is half of a line's end, or every such end would be a blank line. */
const BLANK_LINE = /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)/;
const MARK = /[*_~[\]`<&\\@]/g;
const LEVEL = />|(?:[*+-]|\d{1,9}[.)])(?=\s|$)/g;
const NESTING = new RegExp(`^(?:\\s|${LEVEL.source})*`);

/** True when parsing the text could hold the page up: it is then shown as plain text. */
export function isTooMuchMarkdown(markdown: string): boolean {
  if (markdown.length > MAX_MARKDOWN_LENGTH) return true;
  const lines = markdown.split(LINE_END);
  const levels = lines.map(levelsOf);
  return (
    lines.length > MAX_LINES ||
    count(markdown, MARK) > MAX_MARKS ||
    levels.some((depth) => depth > MAX_NESTING) ||
    levels.reduce((sum, depth) => sum + depth, 0) > MAX_LEVELS ||
    markdown.split(BLANK_LINE).some(isTooMuchInBlock)
  );
}

function isTooMuchInBlock(block: string): boolean {
  return (
    block.split(LINE_END).length > MAX_LINES_IN_BLOCK || count(block, MARK) > MAX_MARKS_IN_BLOCK
  );
}

/** How many quotes and lists a line opens; a rule of many signs is none of them. */
function levelsOf(line: string): number {
  return count(NESTING.exec(line)?.[0] ?? '', LEVEL);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
