/**
 * Returns the first characters of a text, at most `length` UTF-16 code units. A character of two units,
 * such as an emoji, is left out rather than cut in half: half of one cannot be written to a file.
 */
export function truncate(text: string, length: number): string {
  const cut = text.slice(0, length);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
