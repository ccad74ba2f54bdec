/**
 * Splits a text into user-perceived characters: a letter with its accents, an emoji of several parts, a
 * flag. Does not use Intl.Segmenter, which Firefox has only since 125: every browser must split just as
 * the build does.
 */
export function splitGraphemes(text: string): readonly string[] {
  return text.normalize().match(GRAPHEME) ?? [];
}

const GRAPHEME = /\p{RI}{2}|.(?:[\p{M}\p{EMod}\u{e0020}-\u{e007f}]|\u200d.)*/gsu;
