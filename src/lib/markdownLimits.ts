/** The most characters that are parsed as Markdown. */
export const MAX_MARKDOWN_LENGTH = 100_000;

/**
 * The most marks (emphasis, links, strikethrough, code, signs written out) in one block of text.
 * micromark's work grows with the square of them: 400 take a few milliseconds on a phone, 20,000 half
 * a minute.
 */
export const MAX_MARKS_IN_BLOCK = 400;

/** The most lines in one block: each is looked at anew for those that follow. */
export const MAX_LINES_IN_BLOCK = 1000;

/** The deepest that quotes and lists may nest; each level is parsed anew for every line. */
export const MAX_NESTING = 20;

const MARK = /[*_~[\]`<&\\@]/g;
const NESTING = /^(?:\s|[>*+-]|\d{1,9}[.)])*/;
const LEVEL = /[>*+-]|\d{1,9}[.)]/g;

/** True when parsing the text could hold the page up: it is then shown as plain text. */
export function isTooMuchMarkdown(markdown: string): boolean {
  return (
    markdown.length > MAX_MARKDOWN_LENGTH || markdown.split(/\n[ \t]*\r?\n/).some(isTooMuchAtOnce)
  );
}

function isTooMuchAtOnce(block: string): boolean {
  const lines = block.split('\n');
  return (
    lines.length > MAX_LINES_IN_BLOCK ||
    count(block, MARK) > MAX_MARKS_IN_BLOCK ||
    lines.some(nestsTooDeep)
  );
}

function nestsTooDeep(line: string): boolean {
  return count(NESTING.exec(line)?.[0] ?? '', LEVEL) > MAX_NESTING;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
