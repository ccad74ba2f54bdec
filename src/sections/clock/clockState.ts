/** How long a target is celebrated, ms: the whole minute named by its time. */
export const CELEBRATION_MS = 60_000;

/** From the clock's first tick to the target in debug mode, ms: enough time to watch the last seconds run out. */
const DEBUG_OFFSET_MS = 10_000;

const SECOND = 1000;
const MINUTE = 60_000;

export interface ClockSettings {
  /** The favorite time of day, `12:09:00`. */
  readonly time: string;
  readonly debugMode: boolean;
}

/** What the clock does at a given moment. All moments are milliseconds since 1970. */
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
 * Returns the state of the clock at `now` on a page opened at `openedAt`. It depends on the time alone, so
 * it is right after sleep, past midnight and when somebody sets the time. The debug target no longer applies
 * when `now` is at least a celebration's length away from it.
 */
export function clockAt(
  now: number,
  openedAt: number,
  { time, debugMode }: ClockSettings,
): ClockState {
  const debugTarget = openedAt + DEBUG_OFFSET_MS;
  const isDebugging = debugMode && Math.abs(now - debugTarget) < CELEBRATION_MS;
  const target = isDebugging ? debugTarget : dailyTarget(now, time);
  if (now >= target) return { phase: 'celebrating', target };
  return {
    phase: 'counting',
    target,
    secondsLeft: Math.ceil((target - now) / SECOND),
    turn: (isDebugging ? DEBUG_OFFSET_MS : MINUTE) / SECOND,
  };
}

/** Returns the first daily target whose celebration is not over, by the visitor's own calendar. */
function dailyTarget(now: number, time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const celebrated = now - CELEBRATION_MS;
  const day = new Date(celebrated);
  day.setHours(hours, minutes, seconds, 0);
  // A day is not always 24 hours long, so Date computes the next one.
  if (day.getTime() <= celebrated) day.setDate(day.getDate() + 1);
  return day.getTime();
}
