/*
 * What an article's title and text are, decided once for every output: page, card, search, feeds, description,
 * print. What is done twice changes nothing more.
 */

/** Returns a text on one line, without control characters. */
export function cleanTitle(title: string): string {
  return regularSigns(title).replace(/\s+/g, ' ').trim();
}

/**
 * Returns a text in Markdown with regular signs, and without what exports leave behind that no page can show:
 * comments, pictures inside the text or without an address, and the ids of headings. Code stays as it is.
 */
export function cleanContent(content: string): string {
  const text = regularSigns(content).replace(DATA_DEFINITION, '');
  const targets = new Set(Array.from(text.matchAll(DEFINITION), ([, label = '']) => nameOf(label)));
  return text.replace(LEAVINGS, (all: string, _, description?: string, label?: string) => {
    if (/^(<!--[^]*-->|\{.*)$/.test(all)) return ' ';
    if (description === undefined) return all;
    return label !== undefined && targets.has(nameOf(label || description)) ? all : description;
  });
}

/**
 * Returns a text with ordinary line ends and spaces where Markdown looks for them, and without control
 * characters.
 */
export function regularSigns(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}|\p{Cs}|[\uFEFF\uFFFE\uFFFF]/gu, '')
    .replace(/^[^\S\n]+$/gm, '')
    .replace(BLOCK_SIGNS, (signs) => signs.replace(/\u200b/g, '').replace(/[^\S\t]/g, ' '));
}

/** The signs of headings, quotes and lists that a line begins with, and the spaces around them. */
const BLOCK_SIGNS = /^(?:[^\S\n]|\u200b)*(?:(?:#{1,6}|>|[-*+]|\d{1,9}[.)])(?:[^\S\n]|\u200b)+)+/gm;

const DEFINITION = /^ {0,3}\[([^\]\n]+)\]:/gm;
const DATA_DEFINITION = /^ {0,3}\[[^\]\n]+\]:[ \t]*<?data:.*\n?/gim;

const nameOf = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Code, which is passed over; a comment, to the end of the text where it is not closed; a picture inside the
 * text, or one that names its address elsewhere; the id of a heading. Each is found in one pass.
 */
const LEAVINGS =
  /^ {0,3}(```|~~~)[^]*?(?:^ {0,3}\1.*$|(?![^]))|`+(?:[^`\n]+`+)?|<!--[^]*?(?:-->|(?![^]))|!\[([^[\]\n]*)\](?:\[([^[\]\n]*)\]|\(<?data:[^()\n]*\))|\{#[\w.:-]+\}(?=[ \t]*$)/gim;
