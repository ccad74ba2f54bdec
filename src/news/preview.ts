import { truncate } from '../lib/excerpt';

const PREVIEW_LINES = 3;

/** A preview is clamped to four lines on screen, so more characters than this cannot be seen. */
export const MAX_PREVIEW_LENGTH = 600;

const MORE = '...';

/**
 * Returns the first three lines of an article, as Markdown, with '...' if there are more. They are cut
 * out before anything parses them. At the top, blank lines, rules, pictures without words and empty list items
 * do not count.
 */
export function previewOf(content: string): string {
  const { lines, hasMore, cutOff } = firstLines(content);
  if (!hasMore) return lines;
  const whole = cutOff === undefined ? lines : lines.replace(UNFINISHED_LINK, '');
  const kept = whole.replace(EMPTY_END, '').trimEnd().replace(PICTURES_AT_END, '$1');
  if (NO_SENTENCE.test(kept)) return `${kept}\n\n${MORE}`;
  return kept.replace(FULL_STOP, '') + openMarks(kept) + MORE;
}

/** Returns the ends of the marks that a text opens in its last paragraph and does not close: `**` of `a **b`. */
function openMarks(text: string): string {
  const [paragraph = ''] = text.split(/\n[ \t]*\n/).slice(-1);
  const open: string[] = [];
  for (const { 0: mark, index } of paragraph.matchAll(MARK)) {
    if (mark.startsWith('\\') || /[^*_~`]/.test(mark)) continue;
    const before = paragraph[index - 1] ?? ' ';
    const after = paragraph[index + mark.length] ?? ' ';
    if (open.at(-1) === mark && /\S/.test(before)) open.pop();
    else if (/\S/.test(after) && /[^\p{L}\p{N}]/u.test(before)) open.push(mark);
  }
  return open.reverse().join('');
}

/** An escaped character, whole code, or a row of characters that may open or close a mark. */
const MARK = /\\.|`+[^`\n]+`+|`+|\*{1,3}|_{1,3}|~~/g;

/**
 * A last line that dots would turn into something else: of a table, a fence, the address of a link, or without
 * any word.
 */
const NO_SENTENCE = /(^|\n)[ \t]*((\||`{3}|~{3}|\[[^\]\n]+\]:)[^\n]*|[^\p{L}\p{N}\n]+)$/u;

const FULL_STOP = /\.$/;

/**
 * Returns the least of an article that still gives the same preview: what a page carries for each item of
 * its list.
 */
export function cutToPreview(content: string): string {
  const { lines, hasMore, cutOff } = firstLines(content);
  return hasMore ? `${lines}${cutOff ?? '\n'}${MORE}` : lines;
}

/** Blank lines, rules, pictures without words, empty list items: a preview would show nothing of them. */
const WITHOUT_WORDS =
  /^(?:[^\S\n]*(?:(?:[-*_][ \t]*){3,}|(?:!\[[ \t]*\]\([^)\n]*\)[ \t]*)+|(?:[-+*>]|\d{1,9}[.)])[ \t]*)?\n)+/;

/** A link or picture that a cut goes through; readers would see its marks and its address. */
const UNFINISHED_LINK = /!?\[[^\][\n]*(?:\](?:\([^)\n]*)?)?$/;

/**
 * At the end of what is shown: a line with nothing but the mark of a list or heading, marks without words, the
 * first row of a table, which is none without its second.
 */
const EMPTY_END =
  /(?:\n[ \t]*\n[ \t]*\|[^\n]*|(?:^|\n)[ \t]*(?:[-+>]|#{1,6}|\d{1,9}[.)])|[ \t]+[*_~`]+)\s*$/;

/** After words, lines of pictures alone, which a preview does not show. */
const PICTURES_AT_END = /([^)\s])(?:\s*\n[ \t]*!\[[^\]\n]*\]\([^)\n]*\)[ \t]*)+$/;

function firstLines(content: string) {
  const text = content.trimEnd().replace(/\r\n?/g, '\n').replace(WITHOUT_WORDS, '');
  const start = truncate(text, MAX_PREVIEW_LENGTH);
  const lines = start.split('\n');
  const hasMoreLines = lines.length > PREVIEW_LINES;
  const next = text.codePointAt(start.length);
  const isLineCut = next !== undefined && !hasMoreLines && text[start.length] !== '\n';
  return {
    lines: lines.slice(0, PREVIEW_LINES).join('\n'),
    hasMore: hasMoreLines || next !== undefined,
    /** The first character that is cut off the last of the lines; undefined if that line is whole. */
    cutOff: isLineCut ? String.fromCodePoint(next) : undefined,
  };
}
