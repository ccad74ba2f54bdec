const TIME = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d)(:\d\d)?(?:\.(\d{1,9}))?\d* ?(Z|[+-]\d\d:\d\d)$/;

/**
 * A time with an offset in UTC, with 3, 6 or 9 digits of a second as Firestore keeps them (up to
 * nanoseconds, where Date keeps milliseconds). Undefined for anything else, 30 February included.
 */
export function exactTime(value: unknown): string | undefined {
  const [, day = '', minutes, seconds = ':00', fraction = '', offset] =
    TIME.exec(String(value)) ?? [];
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // JavaScript turns 30 February into 2 March; such a day is a typing error.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return undefined;
  const time = Date.parse(`${day}T${minutes}${seconds}${offset}`);
  if (Number.isNaN(time)) return undefined;
  const digits = fraction.replace(/0+$/, '');
  const length = Math.max(3, Math.ceil(digits.length / 3) * 3);
  return new Date(time).toISOString().replace('000Z', `${digits.padEnd(length, '0')}Z`);
}
