/** How many characters are looked at: in a text that is mostly prose, the first words lie within them. */
const LOOKED_AT = 2000;

/**
 * Returns the first words of a Markdown text in one line, for descriptions: without headings, pictures,
 * tables, code and marks. At most `limit` characters, cut after a word, and then ending in '…' unless a
 * sentence is over. Empty when the text does not begin with prose. Parses Markdown only roughly, because
 * this code comes to the browser with every article and the real parser with few.
 */
export function excerpt(markdown: string, limit: number): string {
  const text = proseLines(markdown.slice(0, LOOKED_AT))
    .map((line) => withoutMarks(line.replace(OPENING, '')))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > limit ? cutAfterWord(text.slice(0, limit)) : text;
}

const FENCE = /^\s*(```|~~~)/;
/** A heading, a table row, a rule, a link definition. */
const NO_PROSE = /^\s*(#{1,6}(\s|$)|\||([-*_=]\s*){3,}$|\[[^\]]+\]:)/;
/** The markers of a quote or a list, and the checkbox of a task. */
const OPENING = /^\s*(?:(?:>|[-*+]\s|\d{1,9}[.)]\s)\s*)+(?:\[[ x]\]\s)?/i;

function proseLines(markdown: string): string[] {
  let isCode = false;
  return markdown.split(/\r\n|\n|\r/).filter((line) => {
    const isFence = FENCE.test(line);
    if (isFence) isCode = !isCode;
    return !isFence && !isCode && !NO_PROSE.test(line);
  });
}

/** Words between two equal runs of `*`, innermost first; escaped characters and code are passed over. */
const STRESS = /\\.|(`+).*?\1|(\*+)(?=[^\s*])([^*]*[^\s*])\2/g;

/**
 * An escaped character, a picture, a link, an address in angle brackets, code, a struck passage, emphasis
 * by `_` at the edge of a word.
 */
const MARK =
  /\\([!-/:-@[-`{-~])|!\[[^\]]*\]\([^)]*\)|\[([^\]]*)\]\([^)]*\)|<(https?:[^>\s]+)>|(`+)(.*?)\4|~~|(^|\W)_+|_+(?=\W|$)/g;

function withoutMarks(text: string): string {
  // Twice, because strong words often have emphasis within.
  return withoutStress(withoutStress(text)).replace(
    MARK,
    (
      _,
      sign?: string,
      label?: string,
      address?: string,
      _ticks?: string,
      code?: string,
      before?: string,
    ) => sign ?? (label && withoutMarks(label)) ?? address ?? code ?? before ?? '',
  );
}

const withoutStress = (text: string) =>
  text.replace(STRESS, (all, _ticks, _stars, words?: string) => words ?? all);

function cutAfterWord(text: string): string {
  const lastSpace = text.lastIndexOf(' ');
  const words = (lastSpace > 0 ? text.slice(0, lastSpace) : text.slice(0, -1)).replace(
    /[\s,;:–—-]+$|[\uD800-\uDBFF]$/,
    '',
  );
  return /[.!?]$/.test(words) ? words : `${words}…`;
}
