import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { formatTable } from '../../src/commands/formatTable';
import type { SitePage } from '../browser/siteRoutes';
import type { BenchSite } from './benchSites';

/** What can be measured by itself, of one site after the other. */
export interface Step {
  readonly name: string;
  readonly measure: (site: BenchSite) => Promise<Measure[]>;
}

/** Which pages to measure, and how often each. */
export interface Options {
  readonly pages: readonly SitePage[];
  readonly runs: number;
}

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
  /** True for a time that was taken while something else used the machine. */
  readonly isDoubtful?: boolean;
}

export type Results = readonly Measure[];

/** What was measured of one site. */
export interface Column {
  readonly title: string;
  readonly results: Results;
}

/** Describes a time, in ms unless another unit is given. */
export function time(row: string, name: string, value: number, limit?: number, unit = 'ms') {
  return { row, name, value, unit, limit, isTime: true } satisfies Measure;
}

/** Describes a size or a count. */
export function amount(row: string, name: string, value: number, limit?: number, unit = '') {
  return { row, name, value, unit, limit, isTime: false } satisfies Measure;
}

/** Returns true when the measure misses its limit, or was lost (NaN). */
export function missesLimit({ value, limit, isMinimum }: Measure): boolean {
  if (limit === undefined) return false;
  return isMinimum ? !(value >= limit) : !(value <= limit);
}

/** Returns the measures as a plain-text table: a column for each site and the last run, and their limits. */
export function formatResults(columns: readonly Column[], last: Results): string {
  const all = [...columns, { title: 'last run', results: last }];
  const rows = columns[0]!.results.map((measure) => {
    const { row, name, limit, isMinimum } = measure;
    const values = all.map(({ results }) => formatValue(find(results, measure)));
    const most = limit === undefined ? '' : `${isMinimum ? '≥' : '≤'} ${formatNumber(limit)}`;
    return [row, name, most, ...values];
  });
  return formatTable([['', '', 'limit', ...all.map(({ title }) => title)], ...rows]);
}

/** Reads the measures of the last run; none if there was none. */
export async function readResults(file: string): Promise<Results> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Results) : [];
}

/** Writes the measures, and keeps those of the last run that this one did not repeat. */
export async function writeResults(file: string, results: Results, last: Results): Promise<void> {
  const kept = last.filter((measure) => !find(results, measure));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify([...results, ...kept], null, 2)}\n`);
}

/** Measures some times, one after the other. Returns the median; of an even number, the lower of the middle two. */
export async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await measure());
  return median(values);
}

/** Returns the median of the values; for an even number of them, the lower of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function find(results: Results, { row, name }: Measure): Measure | undefined {
  return results.find((one) => one.row === row && one.name === name);
}

function formatValue(measure: Measure | undefined): string {
  if (!measure) return '';
  const { value, unit, isTime, isDoubtful } = measure;
  const verdict = missesLimit(measure) ? (isTime ? 'over' : 'FAILS') : '';
  const words = [`${isDoubtful ? '~' : ''}${formatNumber(value)}`, unit, verdict];
  return words.filter(Boolean).join(' ');
}

/** JSON has no NaN: it comes back as null. */
function formatNumber(value: number | null): string {
  return String(Number((value ?? Number.NaN).toPrecision(value !== null && value < 1 ? 2 : 4)));
}
