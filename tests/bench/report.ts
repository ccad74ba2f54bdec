import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { formatTable } from '../../src/pipeline/content/formatTable';

/** One figure of the bench. */
export interface Measure {
  /** The row of the site's checks that it belongs to: `P1`. */
  readonly row: string;
  /** What was measured, the page included: `LCP /about`. */
  readonly name: string;
  readonly value: number;
  /** `ms`, `KB`, `MB`, `×`, or nothing for a count or a score. */
  readonly unit: string;
  /** What it should stay within; scores should reach it. */
  readonly limit?: number;
  readonly isLeast?: boolean;
  /** Sizes and counts fail the bench when they miss their limit. Times do not: the machine has a part in them. */
  readonly isTime: boolean;
}

export type Results = readonly Measure[];

/** True when the measure misses its limit. */
export function misses({ value, limit, isLeast }: Measure): boolean {
  if (limit === undefined) return false;
  return isLeast ? value < limit : value > limit;
}

/** The measures as a table in plain text, with those of the last run beside them. */
export function table(results: Results, last: Results): string {
  const before = new Map(last.map((measure) => [keyOf(measure), measure.value]));
  const rows = results.map((measure) => {
    const { row, name, unit, limit, isLeast, isTime } = measure;
    const old = before.get(keyOf(measure));
    const verdict = misses(measure) ? (isTime ? 'over' : 'FAILS') : '';
    return [
      row,
      name,
      `${short(measure.value)} ${unit}`.trim(),
      limit === undefined ? '' : `${isLeast ? '≥' : '≤'} ${short(limit)}`,
      old === undefined ? '' : `${short(old)} before`,
      verdict,
    ];
  });
  return formatTable(rows);
}

/** Reads the measures of the last run; none where there was none. */
export async function readResults(file: string): Promise<Results> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Results) : [];
}

/** Writes the measures, and keeps those of the last run that this one did not take again. */
export async function writeResults(file: string, results: Results, last: Results): Promise<void> {
  const taken = new Set(results.map(keyOf));
  const kept = last.filter((measure) => !taken.has(keyOf(measure)));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify([...results, ...kept], null, 2)}\n`);
}

/** The middle one of the values; of an even number the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function keyOf({ row, name }: Measure): string {
  return `${row} ${name}`;
}

function short(value: number): string {
  return String(Number(value.toPrecision(value < 1 ? 2 : 4)));
}
