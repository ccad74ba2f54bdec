/** Removes what XML forbids (w3.org/TR/xml, Char), such as most control characters and lone surrogates. */
export function removeInvalidXmlCharacters(text: string): string {
  return text.replace(FORBIDDEN, '');
}

const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
