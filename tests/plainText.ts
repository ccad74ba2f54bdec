import { parseInline } from '../src/lib/inlineText';

/** Returns a sentence of content without its markup, as a visitor reads it. */
export function plainText(text: string): string {
  return parseInline(text)
    .map((part) => part.text)
    .join('');
}
