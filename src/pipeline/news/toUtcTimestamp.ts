import { parseTimestamp } from '../../lib/parseTimestamp';

/**
 * Converts a time with an offset to UTC, with 3, 6 or 9 decimals of a second: as many as it has, but no
 * more than `most`. Returns undefined for anything else, even February 30.
 */
export function toUtcTimestamp(value: unknown, most: 3 | 6 | 9 = 9): string | undefined {
  const time = parseTimestamp(value);
  if (!time) return undefined;
  const decimals = time.decimals.slice(0, most);
  const length = Math.max(3, Math.ceil(decimals.length / 3) * 3);
  return `${time.second}.${decimals.padEnd(length, '0')}Z`;
}
