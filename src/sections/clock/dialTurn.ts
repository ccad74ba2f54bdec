import type { ClockState } from './clockState';
import type { Tick } from './ticker';

export interface DialTurn {
  /** Another one when the hand has to start anew: each turn, and after a gap or a jump of the time. */
  readonly key: string;
  readonly seconds: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

type Counting = Tick & Extract<ClockState, { phase: 'counting' }>;

/** The turn of the dial that is under way; the last one ends at the target. */
export function turnAt({ now, target, turn, steadySince }: Counting): DialTurn {
  const length = turn * 1000;
  const turnsLeft = Math.ceil((target - now) / length);
  return {
    key: `${target}-${turnsLeft}-${steadySince}`,
    seconds: turn,
    startedAt: target - turnsLeft * length,
  };
}

/**
 * How many of the dial's cells are lit in this second. Where the hand moves, the cells of the second
 * are on their way out already; where it does not, they wait for the second to pass.
 */
export function litCells(
  { secondsLeft, turn }: Counting,
  cells: number,
  isMoving: boolean,
): number {
  const leftOfTurn = ((secondsLeft - 1) % turn) + 1;
  return ((leftOfTurn - (isMoving ? 1 : 0)) * cells) / turn;
}
