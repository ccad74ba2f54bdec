import { truncate } from '../lib/excerpt';

const PREVIEW_LINES = 3;

/** A preview is clamped to four lines on screen, so more characters than this cannot be seen. */
export const MAX_PREVIEW_LENGTH = 600;

const MORE = '...';

/**
 * Returns the first three lines of an article, as Markdown, with '...' if there are more. They are cut
 * out before anything parses them. At the top, blank lines, rules and pictures without words do not count.
 */
export function previewOf(content: string): string {
  const { lines, hasMore, cutOff } = firstLines(content);
  if (!hasMore) return lines;
  const kept = (cutOff === undefined ? lines : lines.replace(UNFINISHED_LINK, '')).trimEnd();
  return NO_SENTENCE.test(kept) ? `${kept}\n\n${MORE}` : kept.replace(FULL_STOP, '') + MORE;
}

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

/** Blank lines, rules and pictures without words, of which a preview would show nothing. */
const WITHOUT_WORDS = /^(?:[^\S\n]*(?:(?:[-*_][ \t]*){3,}|(?:!\[[ \t]*\]\([^)\n]*\)[ \t]*)+)?\n)+/;

/** A link or picture that a cut goes through; readers would see its signs and its address. */
const UNFINISHED_LINK = /!?\[[^\][\n]*(?:\](?:\([^)\n]*)?)?$/;

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
