/** Formats 9 as `09`; leaves larger numbers as they are. */
export function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
