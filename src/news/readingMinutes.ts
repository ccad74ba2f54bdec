/**
 * How many English words an adult reads per minute: Brysbaert, "How many words do we read per minute?",
 * Journal of Memory and Language 109 (2019).
 */
export const WORDS_PER_MINUTE = 238;

/** Letters and digits, with the punctuation that joins them. */
const WORD = /[\p{L}\p{N}]+(?:['’.:-][\p{L}\p{N}]+)*/gu;

/**
 * The addresses of links and pictures, which nobody reads. None may contain a parenthesis: otherwise a
 * text of nothing but `](` would be searched to its end from each of them.
 */
const ADDRESS = /\]\([^()]*\)|https?:\/\/\S+/g;

/** Returns how many minutes it takes to read a Markdown text, rounded, and at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.replace(ADDRESS, ' ').match(WORD)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
