/** The most characters that are parsed as Markdown; firestore.rules lets no longer article in. */
export const MAX_MARKDOWN_LENGTH = 100_000;

/**
 * The most marks (emphasis, links, strikethrough, code) in one block of text. micromark's work grows
 * with the square of them: 400 take a few milliseconds on a phone, 20,000 half a minute.
 */
export const MAX_MARKS_IN_BLOCK = 400;

/** The deepest that quotes and lists may nest; each level is parsed anew for every line. */
export const MAX_NESTING = 20;

/** True when parsing the text could hold the page up: it is then shown as plain text. */
export function isTooMuchMarkdown(markdown: string): boolean {
  if (markdown.length > MAX_MARKDOWN_LENGTH) return true;
  return markdown
    .split(/\n[ \t]*\r?\n/)
    .some((block) => hasTooManyMarks(block) || nestsTooDeep(block));
}

function hasTooManyMarks(block: string): boolean {
  return (block.match(/[*_~[\]`]/g)?.length ?? 0) > MAX_MARKS_IN_BLOCK;
}

function nestsTooDeep(block: string): boolean {
  return block
    .split('\n')
    .some((line) => (/^[\s>*+-]*/.exec(line)?.[0].match(/[>*+-]/g)?.length ?? 0) > MAX_NESTING);
}
