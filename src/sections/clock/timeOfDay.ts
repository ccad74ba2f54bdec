const SECOND = 1000;

/** Formats a moment (milliseconds since 1970) as `09:05:00` in the visitor's own time zone. */
export function timeOfDay(moment: number): string {
  return new Date(moment).toTimeString().slice(0, 8);
}

/**
 * Returns the latest moment at which whole seconds were left to the target (or had passed since it), all in
 * milliseconds since 1970. A tick that comes a little late shows the same second as one on time, so that the
 * clock skips none and changes together with the countdown; it is less than a second late, and never early.
 */
export function lastWholeSecond(now: number, target: number): number {
  return target + Math.floor((now - target) / SECOND) * SECOND;
}
