import { css, keyframes } from 'styled-components';
import type { Keyframes, RuleSet } from 'styled-components';
import { whenMotionAllowed } from './motion';
import { from } from './read';

/**
 * The stretches of scrolling that move a part: while its sheet enters, leaves, or is in view at all.
 * `untold` is the progress where nothing reports it: there, the part stands in its place.
 */
const stretches = {
  entering: { range: 'entry-crossing 0% exit-crossing 0%', untold: 1 },
  leaving: { range: 'exit-crossing 0% exit-crossing 100%', untold: 0 },
  passing: { range: 'cover 0% cover 100%', untold: 0 },
};

/**
 * Ties an animation to scrolling, off the main thread, through the view timeline `--sheet` of an ancestor.
 * In browsers without such timelines, motion/useScrollProgress writes the progress of each stretch, and a
 * paused one-second animation is set to that point. Only in large windows: on a phone, parts would only
 * slide over each other.
 */
export function scrollDriven(name: Keyframes, stretch: keyof typeof stretches): RuleSet<object> {
  const { range, untold } = stretches[stretch];
  const phrase = whenMotionAllowed(css`
    animation: ${name} 1s linear both paused;
    animation-delay: calc(var(--${stretch}, ${untold}) * -1s);

    @supports (animation-timeline: view()) {
      animation: ${name} linear both;
      animation-timeline: --sheet;
      animation-range: ${range};
    }
  `);
  return css`
    ${from('moving')} {
      ${phrase}
    }
  `;
}

export const depart = keyframes`
  to { transform: var(--there); }
`;
