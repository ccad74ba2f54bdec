/**
 * How many words of English a grown-up reads in a minute: Brysbaert, "How many words do we read per
 * minute?", Journal of Memory and Language 109 (2019).
 */
export const WORDS_PER_MINUTE = 238;

/** Letters and digits, with the signs that hold them together. */
const WORD = /[\p{L}\p{N}]+(?:['’.:-][\p{L}\p{N}]+)*/gu;

/**
 * The addresses of links and pictures, which nobody reads. They end at any bracket: with one inside, a
 * text of nothing but `](` would be searched to its end from each of them.
 */
const ADDRESS = /\]\([^()]*\)|https?:\/\/\S+/g;

/** How many minutes it takes to read a Markdown text, rounded, and at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.replace(ADDRESS, ' ').match(WORD)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
