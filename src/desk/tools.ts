import { desk } from '../../content/desk';

/** A text and what is selected in it. */
export interface Selected {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** One insertion in place of a part of the text, and what is selected after it, counted in the new text. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly select: readonly [number, number];
}

/** Makes an edit of which `length` characters of what is inserted are selected, from `at` on; without, what follows. */
export function edit(
  from: number,
  to: number,
  insert: string,
  at = insert.length,
  length = 0,
): Edit {
  return { from, to, insert, select: [from + at, from + at + length] };
}

/** In the order of the bar. */
export const TOOLS = [
  ...(['heading', 'bold', 'italic', 'link'] as const),
  ...(['list', 'numbers', 'quote', 'table', 'picture'] as const),
] as const;

export type Tool = (typeof TOOLS)[number];

/** The tools that ask for something first. */
type Asking = 'link' | 'picture';

const { samples } = desk.write.tools;

/** What each tool of the bar does. Pressed twice, those that mark words or lines take their marks away again. */
export const tools: Readonly<Record<Exclude<Tool, Asking>, (selected: Selected) => Edit>> = {
  heading: (selected) => markLines(selected, () => '## ', /^#{1,6} +/, samples.heading),
  bold: (selected) => markWords(selected, '**'),
  italic: (selected) => markWords(selected, '*'),
  list: (selected) => markLines(selected, () => '- ', /^[-*+] +/, samples.item),
  numbers: (selected) =>
    markLines(selected, (index) => `${index + 1}. `, /^\d+[.)] +/, samples.item),
  quote: (selected) => markLines(selected, () => '> ', /^> ?/, samples.quote),
  table: (selected) => {
    const { column, cell } = samples;
    const rows = [`| ${column} | ${column} |`, '| --- | --- |', `| ${cell} | ${cell} |`].join('\n');
    const place = lineEnd(selected);
    const { before, after } = room({ ...selected, start: place, end: place });
    return edit(place, place, before + rows + after, before.length + 2, column.length);
  },
};

/** Puts a picture that the database keeps after the line of the cursor, as a block of its own. */
export function insertPicture(
  selected: Selected,
  { id, shows }: { readonly id: string; readonly shows: string },
): Edit {
  const place = lineEnd(selected);
  const { before, after } = room({ ...selected, start: place, end: place });
  return edit(place, place, `${before}![${onOneLine(shows)}](picture:${id})${after || '\n\n'}`);
}

function markWords(selected: Selected, mark: string): Edit {
  const { value } = selected;
  const { words, first, last } = withoutEnds(selected);
  const isMarked =
    words !== '' &&
    value.slice(0, first).endsWith(mark) &&
    value.slice(last).startsWith(mark) &&
    // One star of a pair is no mark of its own.
    (mark === '**' || !value.slice(0, first).endsWith('**'));
  if (isMarked) return edit(first - mark.length, last + mark.length, words, 0, words.length);
  const shown = words || samples.words;
  return edit(first, last, mark + shown + mark, mark.length, shown.length);
}

/** What is known of a link: its words and its address, either of which may be empty. */
export interface Link {
  readonly words: string;
  readonly address: string;
}

/** Returns what the selection says of the link that is wanted: a link, its address, or its words. */
export function linkIn(selected: Selected): Link {
  const { words: chosen } = withoutEnds(selected);
  const [, words, address = ''] = /^\[([^[\]\n]*)\]\((\S*)\)$/.exec(chosen) ?? [];
  if (words !== undefined) return { words, address };
  return /^(https?:\/\/|www\.)\S+$/i.test(chosen)
    ? { words: '', address: chosen }
    : { words: onOneLine(chosen), address: '' };
}

/** Returns an address as a link needs it, `https://example.org` for `example.org`; undefined where it is none. */
export function wholeAddress(typed: string): string | undefined {
  const address = typed.trim().replace(/[ ()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  if (/^([/#].|\/$|mailto:.+@)/i.test(address)) return address;
  if (/^[^/@]+@[^/@]+$/.test(address)) return `mailto:${address}`;
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return /^https?:\/\/[^/?#.%]+\.[^/?#]/i.test(whole) ? whole : undefined;
}

/** Puts a link in place of what is selected. */
export function insertLink(selected: Selected, { words, address }: Link): Edit {
  const { first, last } = withoutEnds(selected);
  return edit(first, last, `[${onOneLine(words)}](${address})`);
}

/** What Enter does in a list: it begins the next item, or ends the list after an item without words. */
export function nextItem(selected: Selected): Edit | undefined {
  const { value, start, end } = selected;
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const line = value.slice(from, lineEnd(selected));
  const [mark, indent, sign = '', number, dot] =
    /^([ \t]*)([-*+]|(\d{1,8})([.)])) +/.exec(line) ?? [];
  if (mark === undefined || start < from + mark.length) return undefined;
  if (line.trim() === sign) {
    const { before } = room({ value, start: from, end: from });
    return edit(from, from + line.length, before);
  }
  return edit(start, end, `\n${indent}${number ? `${Number(number) + 1}${dot}` : sign} `);
}

/** Returns what is selected without the white space at its ends, which would keep marks from working. */
function withoutEnds({ value, start, end }: Selected) {
  const chosen = value.slice(start, end);
  const words = chosen.trim();
  const first = start + chosen.indexOf(words);
  return { words, first, last: first + words.length };
}

/** Words as they can stand between brackets. */
const onOneLine = (words: string) => words.replace(/[\\[\]\s]+/g, ' ').trim();

function markLines(
  selected: Selected,
  mark: (index: number) => string,
  marked: RegExp,
  sample: string,
): Edit {
  const { value } = selected;
  const start = value.lastIndexOf('\n', selected.start - 1) + 1;
  const end = lineEnd(selected);
  const lines = value.slice(start, end).split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length > 0 && filled.every((line) => marked.test(line))) {
    const insert = lines.map((line) => line.replace(marked, '')).join('\n');
    return edit(start, end, insert, 0, insert.length);
  }
  const { before, after } = room({ value, start, end });
  if (filled.length === 0) {
    const marks = before + mark(0);
    return edit(start, end, marks + sample + after, marks.length, sample.length);
  }
  let count = 0;
  const text = lines
    .map((line) => (line.trim() === '' ? line : mark(count++) + line.replace(ANY_MARK, '')))
    .join('\n');
  return edit(start, end, before + text + after, before.length, text.length);
}

function lineEnd({ value, end }: Selected): number {
  const next = value.indexOf('\n', end);
  return next < 0 ? value.length : next;
}

const ANY_MARK = /^(#{1,6} +|[-*+] +|\d+[.)] +|> ?)/;

/** Returns the line breaks that keep a block apart from what is before and after it. */
function room({ value, start, end }: Selected) {
  const above = value.slice(0, start).replace(/[ \t]+$/, '');
  const below = value.slice(end);
  return {
    before: above === '' || above.endsWith('\n\n') ? '' : above.endsWith('\n') ? '\n' : '\n\n',
    after: below === '' || below.startsWith('\n\n') ? '' : below.startsWith('\n') ? '\n' : '\n\n',
  };
}
