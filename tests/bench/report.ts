import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { formatTable } from '../../src/commands/formatTable';

/** One figure of the benchmark. */
export interface Measure {
  /** The row of the site's checks that it belongs to: `P1`. */
  readonly row: string;
  /** What was measured, the page included: `LCP /about`. */
  readonly name: string;
  /** NaN if the browser lost it. */
  readonly value: number;
  /** `ms`, `KB`, `MB`, `×`, or nothing for a count or a score. */
  readonly unit: string;
  /** The most that the value should be; for scores, the least. */
  readonly limit?: number;
  readonly isMinimum?: boolean;
  /** Sizes and counts fail the bench when they miss their limit. Times do not: they depend on the machine. */
  readonly isTime: boolean;
}

export type Results = readonly Measure[];

/** Returns true when the measure misses its limit, or was lost (NaN). */
export function missesLimit({ value, limit, isMinimum }: Measure): boolean {
  if (limit === undefined) return false;
  return isMinimum ? !(value >= limit) : !(value <= limit);
}

/** Returns the measures as a plain-text table, with those of the last run beside them. */
export function formatResults(results: Results, last: Results): string {
  const before = new Map(last.map((measure) => [keyOf(measure), measure.value ?? Number.NaN]));
  const rows = results.map((measure) => {
    const { row, name, unit, limit, isMinimum, isTime } = measure;
    const old = before.get(keyOf(measure));
    const verdict = missesLimit(measure) ? (isTime ? 'over' : 'FAILS') : '';
    return [
      row,
      name,
      `${formatNumber(measure.value)} ${unit}`.trim(),
      limit === undefined ? '' : `${isMinimum ? '≥' : '≤'} ${formatNumber(limit)}`,
      old === undefined ? '' : `${formatNumber(old)} before`,
      verdict,
    ];
  });
  return formatTable(rows);
}

/** Reads the measures of the last run; none if there was none. */
export async function readResults(file: string): Promise<Results> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Results) : [];
}

/** Writes the measures, and keeps those of the last run that this one did not repeat. */
export async function writeResults(file: string, results: Results, last: Results): Promise<void> {
  const taken = new Set(results.map(keyOf));
  const kept = last.filter((measure) => !taken.has(keyOf(measure)));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify([...results, ...kept], null, 2)}\n`);
}

/** Returns the median of the values; for an even number of them, the lower of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function keyOf({ row, name }: Measure): string {
  return `${row} ${name}`;
}

function formatNumber(value: number): string {
  return String(Number(value.toPrecision(value < 1 ? 2 : 4)));
}
