/** Text without what no XML document may hold (w3.org/TR/xml, Char): most control characters, and halves of a character. */
export function xmlCharacters(text: string): string {
  return text.replace(FORBIDDEN, '');
}

const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
