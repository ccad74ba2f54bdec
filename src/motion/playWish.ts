export interface PlayWish {
  readonly isPlaying: boolean;
  /** Whether movement was unwelcome when it was made. */
  readonly isCalm: boolean;
}

/**
 * Returns whether something plays. On its own, it does so only where movement is welcome; a visitor's wish
 * holds until that changes.
 */
export function playsUnder(wish: PlayWish | undefined, isCalm: boolean): boolean {
  return wish?.isCalm === isCalm ? wish.isPlaying : !isCalm;
}
