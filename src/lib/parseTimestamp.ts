import { isDay } from './isDay';

interface Timestamp {
  /** In UTC, to the second: `2026-01-10T15:00:00`. */
  readonly second: string;
  /** Those of the second, nine at most and without zeros at the end: `5`, or nothing. */
  readonly decimals: string;
}

const TIME =
  /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d)(?:(:\d\d)(?:\.(\d{1,9})\d*)?)? ?(Z|[+-]\d\d:?\d\d)$/;

/**
 * Reads a time with an offset, as RFC 3339 or a person writes it: Date alone would keep 3 decimals, and
 * take February 30 for March 2. Returns undefined for anything else.
 */
export function parseTimestamp(value: unknown): Timestamp | undefined {
  const [, day = '', minutes, seconds = ':00', decimals = '', offset] =
    TIME.exec(String(value)) ?? [];
  if (!isDay(day)) return undefined;
  const time = Date.parse(`${day}T${minutes}${seconds}${offset?.replace(/:?(\d\d)$/, ':$1')}`);
  if (Number.isNaN(time)) return undefined;
  return {
    second: new Date(time).toISOString().replace('.000Z', ''),
    decimals: decimals.replace(/0+$/, ''),
  };
}
