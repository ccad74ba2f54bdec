/** A stretch of a sentence. `text` never carries marks; a link's `label` holds its words as parts. */
export type InlinePart =
  | { readonly kind: 'text' | 'emphasis'; readonly text: string }
  | {
      readonly kind: 'link';
      readonly text: string;
      readonly to: string;
      readonly label: readonly InlinePart[];
    };

export const ESCAPED = /\\([\\*[\]])/g;

/** Matches one well-formed mark: an escaped character, *emphasis*, or [label](address). */
export const MARK =
  /\\[\\*[\]]|\*(?<emphasis>(?!\s)(?:\\.|[^\\*[\]])*(?:\\.|[^\\*[\]\s]))\*|\[(?<label>(?:\\.|[^\\[\]])+)\]\((?<to>[^\s()]+)\)/g;

/**
 * Reads a sentence of content: `*emphasis*`, `[label](address)`, and `\*`, `\[`, `\]`, `\\` for the
 * characters themselves. A label may carry emphasis. A mark that is not well-formed stays in the text as
 * it stands; the content check names it.
 */
export function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let plain = '';
  let position = 0;
  const add = (part: InlinePart) => {
    if (plain !== '') parts.push({ kind: 'text', text: unescape(plain) });
    plain = '';
    parts.push(part);
  };
  for (const mark of text.matchAll(MARK)) {
    const { emphasis, label, to } = mark.groups ?? {};
    plain += text.slice(position, mark.index);
    position = mark.index + mark[0].length;
    if (emphasis !== undefined) add({ kind: 'emphasis', text: unescape(emphasis) });
    else if (label !== undefined && to !== undefined) add(readLink(label, to));
    else plain += mark[0];
  }
  plain += text.slice(position);
  if (plain !== '') parts.push({ kind: 'text', text: unescape(plain) });
  return parts;
}

/** Returns a sentence of content without its marks. */
export function withoutMarks(text: string): string {
  return parseInline(text)
    .map((part) => part.text)
    .join('');
}

function readLink(words: string, to: string): InlinePart {
  const label = parseInline(words);
  return { kind: 'link', text: label.map((part) => part.text).join(''), to, label };
}

function unescape(text: string): string {
  return text.replace(ESCAPED, '$1');
}
