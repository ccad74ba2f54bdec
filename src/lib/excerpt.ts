import { unescapeHtml } from './html';

/**
 * Returns the first words of a Markdown text in one line, for descriptions: without headings, pictures,
 * tables, code and marks. At most `limit` characters, cut after a word, and then ending in '…' unless a
 * sentence is over. Empty when the text does not begin with prose. Parses Markdown only roughly, because
 * this code comes to the browser with every article and the real parser with few.
 */
export function excerpt(markdown: string, limit: number): string {
  const prose = markdown.replace(REST, '$1\0').replace(NO_PROSE, '');
  const text = unescapeHtml(withoutMarkdown(prose)).replace(/\s+/g, ' ').trim();
  if (text.length <= limit && !text.endsWith('\0')) return text;
  const words = text.slice(0, limit).replace(LAST_WORD, '');
  return /[.!?]$/.test(words) ? words : `${words}…`;
}

/**
 * What is looked at, and the rest of the text. In a text that is mostly prose, the first words lie within the
 * former. One character replaces the rest: it ends what remains only if prose was cut.
 */
const REST = /^([^]{2000})[^]+/u;

/**
 * A block of code; the line of a heading, a table, a rule or the address of a link; the markers of a quote or
 * a list, and the checkbox of a task; or else the lines of a heading that is underlined.
 */
const NO_PROSE =
  /^[ \t]*((```|~~~)([^]*?^[ \t]*\2.*|[^]*)|(#{1,6}(?!\S)|\||([-*_=]\s*){3,}$|\[[^\]]+\]:).*|((>|[-*+]\s|\d+[.)]\s)\s*)+(\[[ x]\]\s)?|\S.*(\r?\n[^-\s>#|`~*+\d].*)*\r?\n *[-=]+\s*$)/gim;

/** The last word with what separates it from the others, or else the last character. */
const LAST_WORD = /[\s,;:–—-]*( \S*|[^])$/u;

/**
 * Words of one paragraph between two equal runs of `*`, innermost first; escaped characters and code are
 * passed over.
 */
const STRESS = /\\.|(`+).*?\1|(\*+)(?=[^\s*])((?:[^*\n]|\n(?![ \t\r]*\n))*[^\s*])\2/g;

/**
 * An escaped character, a picture with its link, a link, an address in angle brackets, code, a struck
 * passage, emphasis by `_` at the edge of a word.
 */
const MARK =
  /\\([!-/:-@[-`{-~]|(?=\r?\n))|\[?!\[[^\]]*\](?:(?:\([^)]*\)|\[[^\]]*\])\]?)+|\[([^\]]*)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])|<(https?:[^>\s]+)>|(`+)(.*?)\4|~~|(^|\W)_+|_+(?=\W|$)/g;

function withoutMarkdown(text: string): string {
  // Twice, because strong words often have emphasis within.
  return withoutStress(withoutStress(text)).replace(
    MARK,
    (
      _,
      character?: string,
      label?: string,
      address?: string,
      _ticks?: string,
      code?: string,
      before?: string,
    ) => character ?? (label && withoutMarkdown(label)) ?? address ?? code ?? before ?? '',
  );
}

const withoutStress = (text: string) =>
  text.replace(STRESS, (all, _ticks, _stars, words?: string) => words ?? all);

/**
 * Returns the first characters of a text, at most `length` UTF-16 code units. A character of two units,
 * such as an emoji, is left out rather than cut in half: half of one cannot be written to a file.
 */
export function truncate(text: string, length: number): string {
  const cut = text.slice(0, length);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
