import { isDay } from '../../lib/isDay';

const TIME =
  /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d)(?:(:\d\d)(?:\.(\d{1,9})\d*)?)? ?(Z|[+-]\d\d:\d\d)$/;

/**
 * Converts a time with an offset to UTC, with 3, 6 or 9 decimals of a second, none lost; Firestore itself
 * keeps 6, and Date 3. Returns undefined for anything else, even February 30.
 */
export function toUtcTimestamp(value: unknown): string | undefined {
  const [, day = '', minutes, seconds = ':00', fraction = '', offset] =
    TIME.exec(String(value)) ?? [];
  if (!isDay(day)) return undefined;
  const time = Date.parse(`${day}T${minutes}${seconds}${offset}`);
  if (Number.isNaN(time)) return undefined;
  const digits = fraction.replace(/0+$/, '');
  const length = Math.max(3, Math.ceil(digits.length / 3) * 3);
  return new Date(time).toISOString().replace('000Z', `${digits.padEnd(length, '0')}Z`);
}
