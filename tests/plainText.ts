import { parseInline } from '../src/lib/inlineText';

/** A sentence of content without its marks, as a visitor reads it. */
export function plainText(text: string): string {
  return parseInline(text)
    .map((part) => part.text)
    .join('');
}
