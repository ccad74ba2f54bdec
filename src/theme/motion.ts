import { css, keyframes } from 'styled-components';
import type { RuleSet } from 'styled-components';
import { duration } from './duration';
import { easing } from './easing';
import { flare } from './flare';
import { media } from './media';
import { slant } from './shape';

const drop = keyframes`
  from { opacity: 0; transform: translateY(-0.75rem); }
`;

const unroll = keyframes`
  from { transform: ${slant} scaleX(0); }
`;

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** Sinks by half of what the page scrolls in the meantime, which is more than any header is high. */
const sink = keyframes`
  to { transform: translateY(150rem); }
`;

/** Applies a phrase only if the system and the calm switch both allow it. `:where` adds no specificity. */
export function whenMotionAllowed(phrase: RuleSet<object>): RuleSet<object> {
  return css`
    @media (prefers-reduced-motion: no-preference) {
      :where(html:not([data-calm='on'])) & {
        ${phrase}
      }
    }
  `;
}

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

/** Ready-made phrases. A component that uses `${motion('respond')}` cannot forget to check. */
export const motion = {
  /** Responses to the pointer: colors, underlines, small shifts. */
  respond: whenMotionAllowed(css`
    transition: ${duration.quick} ${easing.settle};
    transition-property:
      color, background-color, border-color, outline-offset, opacity, text-decoration-color,
      transform;
  `),
  /** A slanted edge of another color sweeps across. */
  sweep: whenMotionAllowed(css`
    transition:
      background-position ${duration.steady} ${easing.settle},
      color ${duration.quick} linear;
  `),
  /** A picture comes a little closer on hover. */
  approach: whenMotionAllowed(css`
    transition: transform ${duration.slow} ${easing.settle};
  `),
  unroll: whenMotionAllowed(css`
    animation: ${unroll} ${duration.slow} ${easing.settle};
  `),
  drop: whenMotionAllowed(css`
    animation: ${drop} ${duration.steady} ${easing.settle};
  `),
  /** Pulses three times and then stops: nothing moves by itself for long. */
  breathe: whenMotionAllowed(css`
    animation: ${breathe} 1.6s ${easing.even} 3;
  `),
  /** One letter of a title flares up when the view appears; `--place` is its number. */
  ignite: whenMotionAllowed(flare),
  /** One letter lights up on hover, after a delay that depends on its place. */
  light: whenMotionAllowed(css`
    transition-property: color;
    transition-duration: ${duration.steady};
    transition-delay: var(--wait, 0s);
  `),
  /** Scrolls at half speed, on the compositor, where there is room and the browser has scroll timelines. */
  parallax: whenMotionAllowed(css`
    @media ${media.moving} {
      @supports (animation-timeline: scroll()) {
        animation: ${sink} linear both;
        animation-timeline: scroll(root);
        animation-range: 0 300rem;
      }
    }
  `),
};
