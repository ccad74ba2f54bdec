/**
 * A text in what is seen as one sign each: a letter with its accents, an emoji of several parts, a flag.
 * Not by Intl.Segmenter, which Firefox has since 125 only: all must split alike what the build splits.
 */
export function splitSigns(text: string): readonly string[] {
  return text.normalize().match(SIGN) ?? [];
}

const SIGN = /\p{RI}{2}|.(?:[\p{M}\p{EMod}\u{e0020}-\u{e007f}]|\u200d.)*/gsu;
