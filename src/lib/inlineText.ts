/** A stretch of a sentence. `text` never carries marks; a link's `label` holds its words as parts. */
export type InlinePart =
  | { readonly kind: 'text' | 'emphasis'; readonly text: string }
  | {
      readonly kind: 'link';
      readonly text: string;
      readonly to: string;
      readonly label: readonly InlinePart[];
    };

const ESCAPED = /\\([\\*[\]])/g;

// One well-formed mark: an escaped sign, *emphasis*, or [label](address).
const MARK =
  /\\[\\*[\]]|\*(?<emphasis>(?!\s)(?:\\.|[^\\*[\]])*(?:\\.|[^\\*[\]\s]))\*|\[(?<label>(?:\\.|[^\\[\]])+)\]\((?<to>[^\s()]+)\)/g;

/**
 * Reads a sentence of content: `*emphasis*`, `[label](address)`, and `\*`, `\[`, `\]`, `\\` for the
 * signs themselves. A label may carry emphasis. A mark that is not well-formed stays in the text as
 * it stands; findInlineProblems names it.
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

/** Says in plain words what is wrong with the marks of a sentence; returns an empty list when nothing is. */
export function findInlineProblems(text: string): string[] {
  if (text.replace(ESCAPED, '').includes('**')) return [TWO_STARS];
  const rest = text.replace(MARK, '…');
  const labels = [...text.matchAll(MARK)].flatMap(({ groups }) => groups?.label ?? []);
  const problem = problems.find(({ sign }) => sign.test(rest));
  return problem ? [problem.message] : labels.flatMap(findInlineProblems);
}

const TWO_STARS = 'two * in a row: use one on each side, *like this*';

/** Ordered by how exactly they name the mistake: the first match is reported. */
const problems = [
  { sign: /\[\s*\]\(/, message: 'a link without words: write [words](address)' },
  { sign: /\]\(\s*\)/, message: 'a link without an address: write [words](address)' },
  {
    sign: /\]\([^)]*\s[^)]*\)/,
    message: 'a space in the address of a link: addresses contain no spaces',
  },
  { sign: /\]\([^)]*$/, message: 'a link that is not closed: write [words](address)' },
  { sign: /\]\(/, message: 'a link inside a link, or a parenthesis in its address' },
  {
    sign: /\*/,
    message: 'an unmatched *: write *emphasis*, or \\\\* for a literal *',
  },
  {
    sign: /[[\]]/,
    message:
      'a bracket that is not part of a link: write [words](address), or \\\\[ for a literal bracket',
  },
];

function readLink(words: string, to: string): InlinePart {
  const label = parseInline(words);
  return { kind: 'link', text: label.map((part) => part.text).join(''), to, label };
}

function unescape(text: string): string {
  return text.replace(ESCAPED, '$1');
}
