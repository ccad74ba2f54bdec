import type { PageSizes } from './pageSizes';

/** KB by the name of the page. */
export type SizesByPage = Readonly<Record<string, PageSizes>>;

/** A change below this many KB is noise from the hashes in names. */
const NOISE = 0.05;

/** Returns the sizes as a Markdown table, each with its change since the last ones if there is one. */
export function sizeTable(now: SizesByPage, last: SizesByPage): string {
  const kinds = [...new Set(Object.values(now).flatMap(Object.keys))] as (keyof PageSizes)[];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['Page', ...kinds.map((kind) => `${kind}, KB`)]),
    row(['---', ...kinds.map(() => '--:')]),
    ...Object.entries(now).map(([name, sizes]) =>
      row([name, ...kinds.map((kind) => withChange(sizes[kind], last[name]?.[kind]))]),
    ),
  ].join('\n');
}

function withChange(size: number, last: number | undefined): string {
  const change = last === undefined ? 0 : size - last;
  if (Math.abs(change) < NOISE) return size.toFixed(1);
  return `${size.toFixed(1)} (${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)})`;
}
