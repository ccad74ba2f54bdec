/** `09:05:00`, by the visitor's own clock, of a moment in milliseconds since 1970. */
export function timeOfDay(moment: number): string {
  const date = new Date(moment);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':');
}

/** `09`; larger numbers as they are. */
export function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
