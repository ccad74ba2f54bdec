import { css, keyframes } from 'styled-components';
import type { Keyframes, RuleSet } from 'styled-components';
import { breakpoint } from './breakpoint';
import { easing } from './easing';
import { whenWelcome } from './motion';

/**
 * The stretches of the scrolling that move a part: while its sheet comes up, is left, or is in sight at
 * all; and how far each is done where nothing tells, which is where the part stands in its place.
 */
const stretches = {
  entering: { range: 'entry-crossing 0% exit-crossing 0%', untold: 1 },
  leaving: { range: 'exit-crossing 0% exit-crossing 100%', untold: 0 },
  passing: { range: 'cover 0% cover 100%', untold: 0 },
};

/**
 * Moved by the scrolling, off the main thread, by the view timeline `--sheet` of a part around it. In
 * browsers without such timelines motion/useScrollProgress writes how far each stretch is done, and
 * a paused animation of one second stands at that place.
 */
export function scrolled(name: Keyframes, stretch: keyof typeof stretches): RuleSet<object> {
  const { range, untold } = stretches[stretch];
  return whenWelcome(css`
    animation: ${name} 1s ${easing.linear} both paused;
    animation-delay: calc(var(--${stretch}, ${untold}) * -1s);

    @supports (animation-timeline: view()) {
      animation: ${name} ${easing.linear} both;
      animation-timeline: --sheet;
      animation-range: ${range};
    }
  `);
}

/** Depth by different speeds needs room: on a phone parts would only slide over each other. */
export function whereRoom(phrase: RuleSet<object>): RuleSet<object> {
  return css`
    @media (min-width: ${breakpoint.moving}) {
      ${phrase}
    }
  `;
}

/** Moves to where its part says. */
export const depart = keyframes`
  to { transform: var(--there); }
`;
