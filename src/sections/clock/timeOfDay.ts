import { twoDigits } from '../../lib/twoDigits';

const SECOND = 1000;

/** Formats a moment (milliseconds since 1970) as `09:05:00` in the visitor's own time zone, rounded to a second. */
export function timeOfDay(moment: number): string {
  const date = new Date(Math.round(moment / SECOND) * SECOND);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':');
}

/**
 * Returns the latest moment at which whole seconds were left to the target (or had passed since it), all in
 * milliseconds since 1970. A tick that comes a little late shows the same second as one on time, so that the
 * clock skips none and changes together with the countdown.
 */
export function lastWholeSecond(now: number, target: number): number {
  return target + Math.floor((now - target) / SECOND) * SECOND;
}
