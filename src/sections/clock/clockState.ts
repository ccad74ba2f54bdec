/** How long a target is celebrated, ms: the whole minute named by its time. */
const CELEBRATION_MS = 60_000;

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
      /** The dial's current turn; the last turn ends at the target. */
      readonly turn: { readonly seconds: number; readonly startedAt: number };
    }
  | { readonly phase: 'celebrating'; readonly target: number };

/** What the clock shows this second. */
export type Clock = ClockState & {
  readonly now: number;
  readonly openedAt: number;
  /** Since when the seconds have followed each other without a gap or a jump. */
  readonly steadySince: number;
};

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
  const turn = isDebugging ? DEBUG_OFFSET_MS : MINUTE;
  return {
    phase: 'counting',
    target,
    secondsLeft: Math.ceil((target - now) / SECOND),
    turn: {
      seconds: turn / SECOND,
      startedAt: target - Math.ceil((target - now) / turn) * turn,
    },
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

/**
 * Returns how many of the dial's cells are lit during this second. If the hand moves, this second's cells
 * are already going out; otherwise they stay lit until the second has passed.
 */
export function litCells(
  { secondsLeft, turn }: Extract<ClockState, { phase: 'counting' }>,
  cells: number,
  isMoving: boolean,
): number {
  const leftOfTurn = ((secondsLeft - 1) % turn.seconds) + 1;
  return ((leftOfTurn - (isMoving ? 1 : 0)) * cells) / turn.seconds;
}

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
