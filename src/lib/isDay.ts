/** Returns whether a text is a day that the calendar has, as in 2026-01-10: Date takes February 30 for March 2. */
export function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00Z`);
  return Number.isFinite(midnight.getTime()) && midnight.toISOString().slice(0, 10) === text;
}
