/*
 * What an article's text is, decided once for every output: page, card, search, feeds, description, print.
 */

/**
 * Returns a text in Markdown with regular characters, in which links and pictures carry their addresses with them,
 * and without what exports leave behind and no page can show: comments, pictures inside the text or without an
 * address, the ids of headings. Code stays as it is.
 */
export function cleanContent(content: string): string {
  const text = regularCharacters(content).replace(DATA_DEFINITION, '');
  const targets = new Map<string, string>();
  for (const [, label = '', address = '', title = ''] of text.matchAll(DEFINITION)) {
    const name = nameOf(label);
    // The first counts.
    if (!targets.has(name)) targets.set(name, `<${address.replace(/[<>]/g, '')}>${title}`);
  }
  return text.replace(
    LEAVINGS,
    (all: string, _, isPicture = '', words?: string, label?: string) => {
      if (/^(<!--[^]*-->|\{.*)$/.test(all)) return ' ';
      if (words === undefined) return all;
      const target = label === undefined ? undefined : targets.get(nameOf(label || words));
      if (target) return `${isPicture}[${words}](${target})`;
      return isPicture ? words : all;
    },
  );
}

/**
 * Returns a text with ordinary line ends and spaces where Markdown looks for them, and without control
 * characters.
 */
export function regularCharacters(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}|\p{Cs}|[\uFEFF\uFFFE\uFFFF]/gu, '')
    .replace(/^[^\S\n]+$/gm, (line) => ' '.repeat(line.length))
    .replace(BLOCK_MARKS, (marks) => marks.replace(/\u200b/g, '').replace(/[^\S\t]/g, ' '));
}

/*
 * Each of these patterns reads a text once, however it is made: an article may have a megabyte.
 */

/** The marks of headings, quotes and lists that a line begins with, and the spaces around them. */
const BLOCK_MARKS = /^(?:[^\S\n]|\u200b)*(?:(?:#{1,6}|>|[-*+]|\d{1,9}[.)])(?:[^\S\n]|\u200b)+)+/gm;

const DATA_DEFINITION = /^ {0,3}\[[^\]\n]+\]:[ \t]*<?data:.*\n?/gim;

const DEFINITION =
  /^ {0,3}\[([^[\]\n]+)\]:[ \t]*(<[^<>\n]*>|[^\s<>]+)([ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*$/gm;

const nameOf = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase();

/** What exports put behind a heading. */
export const EXPORTED_ID = /\{#[\w.:-]+\}(?=[ \t]*$)/gm;

/**
 * Code and escaped characters, which are passed over; a comment, to the end of the text where it is not closed; a
 * picture inside the text; a picture or link that names its address elsewhere; the id of a heading.
 */
const LEAVINGS =
  /^ {0,3}(```|~~~)[^]*?(?:^ {0,3}\1.*$|(?![^]))|\\.|`+(?:[^`\n]+`+)?|<!--[^]*?(?:-->|(?![^]))|(!?)\[([^[\]\n]*)\](?:\[([^[\]\n]*)\]|\(<?data:[^()\n]*\))|\{#[\w.:-]+\}(?=[ \t]*$)/gim;
