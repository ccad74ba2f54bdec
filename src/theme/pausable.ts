import { css } from 'styled-components';
import type { RuleSet } from 'styled-components';
import { whenMotionAllowed } from './motion';

/**
 * Wraps the animation of something that moves by itself: it is paused until an ancestor sets
 * `--play: running`, which it does while it is in view and the visitor has not paused it.
 */
export function pausable(phrase: RuleSet<object>): RuleSet<object> {
  return whenMotionAllowed(css`
    ${phrase}
    animation-play-state: var(--play, paused);
  `);
}
