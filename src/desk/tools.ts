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

export type Tool =
  'heading' | 'bold' | 'italic' | 'link' | 'list' | 'numbers' | 'quote' | 'table' | 'picture';

const { samples } = desk.write.tools;

/** What each tool of the bar does. Pressed twice, those that mark words or lines take their marks away again. */
export const tools: Readonly<Record<Exclude<Tool, 'picture'>, (selected: Selected) => Edit>> = {
  heading: (selected) => markLines(selected, () => '## ', /^#{1,6} +/, samples.heading),
  bold: (selected) => markWords(selected, '**'),
  italic: (selected) => markWords(selected, '*'),
  link: linkTo,
  list: (selected) => markLines(selected, () => '- ', /^[-*+] +/, samples.item),
  numbers: (selected) =>
    markLines(selected, (index) => `${index + 1}. `, /^\d+[.)] +/, samples.item),
  quote: (selected) => markLines(selected, () => '> ', /^> ?/, samples.quote),
  table: (selected) => {
    const { column, cell } = samples;
    const rows = [`| ${column} | ${column} |`, '| --- | --- |', `| ${cell} | ${cell} |`].join('\n');
    const { value } = selected;
    const place = lineEnd(selected);
    const { before, after } = room({ value, start: place, end: place });
    const at = place + before.length + 2;
    return {
      from: place,
      to: place,
      insert: before + rows + after,
      select: [at, at + column.length],
    };
  },
};

/** Puts a picture that the database keeps after the line of the cursor, as a block of its own. */
export function insertPicture(selected: Selected, id: string, shows: string): Edit {
  const place = lineEnd(selected);
  const { before, after } = room({ value: selected.value, start: place, end: place });
  const words = shows.replace(/[\\[\]\s]+/g, ' ').trim();
  const insert = `${before}![${words}](picture:${id})${after || '\n\n'}`;
  const end = place + insert.length;
  return { from: place, to: place, insert, select: [end, end] };
}

function markWords({ value, start, end }: Selected, mark: string): Edit {
  // White space at its ends would keep the marks from working.
  const chosen = value.slice(start, end);
  const words = chosen.trim();
  const first = start + chosen.indexOf(words);
  const last = first + words.length;
  const isMarked =
    words !== '' &&
    value.slice(0, first).endsWith(mark) &&
    value.slice(last).startsWith(mark) &&
    // One star of a pair is no mark of its own.
    (mark === '**' || !value.slice(0, first).endsWith('**'));
  if (isMarked) {
    const from = first - mark.length;
    return {
      from,
      to: last + mark.length,
      insert: words,
      select: [from, from + words.length],
    };
  }
  const shown = words || samples.words;
  const at = first + mark.length;
  return { from: first, to: last, insert: mark + shown + mark, select: [at, at + shown.length] };
}

function linkTo({ value, start, end }: Selected): Edit {
  const sample = samples.words;
  const chosen = value.slice(start, end).trim();
  const isAddress = /^https?:\/\/\S+$/.test(chosen);
  const words = (!isAddress && chosen) || sample;
  const address = isAddress ? chosen : 'https://';
  const insert = `[${words}](${address})`;
  const wordsAt = start + 1;
  const addressAt = wordsAt + words.length + 2;
  const isSample = words === sample;
  return {
    from: start,
    to: end,
    insert,
    // What is still missing, words first.
    select: isSample ? [wordsAt, wordsAt + words.length] : [addressAt, addressAt + address.length],
  };
}

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
    return { from: start, to: end, insert, select: [start, start + insert.length] };
  }
  const { before, after } = room({ value, start, end });
  if (filled.length === 0) {
    const at = start + before.length + mark(0).length;
    return {
      from: start,
      to: end,
      insert: before + mark(0) + sample + after,
      select: [at, at + sample.length],
    };
  }
  let count = 0;
  const text = lines
    .map((line) => (line.trim() === '' ? line : mark(count++) + line.replace(ANY_MARK, '')))
    .join('\n');
  const at = start + before.length;
  return { from: start, to: end, insert: before + text + after, select: [at, at + text.length] };
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
