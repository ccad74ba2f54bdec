/** By the name of the page and of what it needs: `{ '/about': { 'script, KB': 88.1 } }`. */
export type SizesByPage = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A change below this many KB is noise from the hashes in names. */
const NOISE = 0.05;

/** Returns the sizes as a Markdown table, each with its change since the last ones if there is one. */
export function sizeTable(now: SizesByPage, last: SizesByPage): string {
  const kinds = [...new Set(Object.values(now).flatMap(Object.keys))];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['Page', ...kinds]),
    row(['---', ...kinds.map(() => '--:')]),
    ...Object.entries(now).map(([name, sizes]) =>
      row([name, ...kinds.map((kind) => withChange(sizes[kind] ?? 0, last[name]?.[kind]))]),
    ),
  ].join('\n');
}

function withChange(size: number, last: number | undefined): string {
  const change = last === undefined ? 0 : size - last;
  if (Math.abs(change) < NOISE) return format(size);
  return `${format(size)} (${change > 0 ? '+' : '−'}${format(Math.abs(change))})`;
}

function format(size: number): string {
  return size.toFixed(Number.isInteger(size) ? 0 : 1);
}
