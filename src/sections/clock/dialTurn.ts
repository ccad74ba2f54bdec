import type { ClockState } from './clockState';
import type { Tick } from './createTicker';

interface DialTurn {
  /** Changes when the hand must start over: at each turn, and after a gap or jump in time. */
  readonly key: string;
  readonly seconds: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

type Counting = Tick & Extract<ClockState, { phase: 'counting' }>;

/** Returns the dial's current turn; the last turn ends at the target. */
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
 * Returns how many of the dial's cells are lit during this second. If the hand moves, this second's cells
 * are already going out; otherwise they stay lit until the second has passed.
 */
export function litCells(
  { secondsLeft, turn }: Counting,
  cells: number,
  isMoving: boolean,
): number {
  const leftOfTurn = ((secondsLeft - 1) % turn) + 1;
  return ((leftOfTurn - (isMoving ? 1 : 0)) * cells) / turn;
}
