/**
 * Returns the whole days, hours, minutes and seconds from one moment to another, both milliseconds since
 * 1970; all 0 once it is past.
 */
export function timeLeft(now: number, until: number) {
  const all = Math.max(0, Math.floor((until - now) / 1000));
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3_600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}
