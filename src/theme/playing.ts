import { css } from 'styled-components';
import type { RuleSet } from 'styled-components';
import { whenWelcome } from './motion';

/**
 * Moves by itself, so it stands still until a part around it sets `--play: running`, which it does
 * while it is in sight and the visitor has not paused it.
 */
export function playing(phrase: RuleSet<object>): RuleSet<object> {
  return whenWelcome(css`
    ${phrase}
    animation-play-state: var(--play, paused);
  `);
}
