/** How long a target is celebrated, ms: the whole minute that its time names. */
export const CELEBRATION = 60_000;

/** From the page's opening to the target of the debug mode, ms: time enough to see the last seconds run out. */
const DEBUG_OFFSET = 10_000;

const SECOND = 1000;
const MINUTE = 60_000;

export interface ClockSettings {
  /** The favorite time of day, `12:09:00`. */
  readonly time: string;
  readonly debugMode: boolean;
}

/** What the clock does at a moment. All moments count in milliseconds since 1970. */
export type ClockState =
  | {
      readonly phase: 'counting';
      readonly target: number;
      /** Whole seconds, at least 1: the second in progress counts. */
      readonly secondsLeft: number;
      /** How many seconds one turn of the dial takes. */
      readonly turn: number;
    }
  | { readonly phase: 'celebrating'; readonly target: number };

/**
 * The state of the clock is a function of the time and nothing else, so that it is right after a
 * sleep, past midnight and when somebody sets the time: `now` by a page opened at `openedAt`.
 * A debug target counts from the full second of the opening; a time that is further from it than
 * a celebration lasts has nothing to do with it any more.
 */
export function clockAt(
  now: number,
  openedAt: number,
  { time, debugMode }: ClockSettings,
): ClockState {
  const debugTarget = openedAt - (openedAt % SECOND) + DEBUG_OFFSET;
  const isDebugging = debugMode && Math.abs(now - debugTarget) < CELEBRATION;
  const target = isDebugging ? debugTarget : dailyTarget(now, time);
  if (now >= target) return { phase: 'celebrating', target };
  return {
    phase: 'counting',
    target,
    secondsLeft: Math.ceil((target - now) / SECOND),
    turn: (isDebugging ? DEBUG_OFFSET : MINUTE) / SECOND,
  };
}

/** Today's target until it has been celebrated, then tomorrow's, by the visitor's own calendar. */
function dailyTarget(now: number, time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const day = new Date(now);
  day.setHours(hours, minutes, seconds, 0);
  // A day is not always 24 hours long, so the calendar is asked for the next one.
  if (now >= day.getTime() + CELEBRATION) day.setDate(day.getDate() + 1);
  return day.getTime();
}
