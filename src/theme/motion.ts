import { css, keyframes } from 'styled-components';
import type { Keyframes, RuleSet } from 'styled-components';
import { media } from './media';
import { slant } from './shape';

export const duration = {
  /** A response to the pointer. */
  quick: '140ms',
  /** A small change that the eye can follow: a menu opens, a letter lights up. */
  steady: '280ms',
  /** A large part moves or appears. */
  slow: '600ms',
  slide: '500ms',
  /** All letters of a title flare up, one after the other. */
  title: '1600ms',
  /** From a view's appearance to the start of its letters. */
  viewReady: '10ms',
  /** One letter of a title flares up and cools down. */
  flare: '600ms',
  /** From one letter of a title to the next. */
  titleLetter: '30ms',
  linkLetter: '7ms',
};

export const easing = {
  /** Comes to rest like something heavy on good bearings. */
  settle: 'cubic-bezier(0.16, 0.84, 0.3, 1)',
  /** Leaves and arrives at the same pace. */
  even: 'cubic-bezier(0.6, 0, 0.4, 1)',
};

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

/** Comes in from the side given by `--side`: 1 from the right, -1 from the left. */
const enter = keyframes`
  from { transform: translateX(calc(var(--side) * 100%)); }
`;

const leave = keyframes`
  to { transform: translateX(calc(var(--side) * -100%)); }
`;

/**
 * The orange copy of a letter flares up over it and cools down, as the timing function says. Animating its
 * color would keep the CPU busy.
 */
const ignite = keyframes`
  to { opacity: 1; }
`;

const share = (time: string) => (parseFloat(time) / parseFloat(duration.title)) * 100;

const step = share(duration.titleLetter);
const whole = share(duration.flare);

/** A letter is brightest after this fraction of its own flare. */
const PEAK = 0.3;

/** All letters after this one flare up together with it: the animation leaves no time for longer delays. */
const lastPlace = Math.floor((100 - whole) / step);

/**
 * The letters of a title flare up one after the other; `--place` is a letter's number. All animations start
 * and end together, and the timing function lights each letter in turn: separate starts and ends would cost
 * the CPU two frames per letter. (Safari runs such a timing function on the CPU anyway.)
 */
const flare = css`
  @supports (animation-timing-function: linear(0, 1 calc(min(1, 2) * 1%), 0)) {
    --turn: calc(min(var(--place), ${lastPlace}) * ${step}%);
    animation: ${ignite} ${duration.title} ${duration.viewReady};
    animation-timing-function: linear(
      0,
      0 var(--turn),
      1 calc(var(--turn) + ${whole * PEAK}%),
      0 calc(var(--turn) + ${whole}%),
      0
    );
  }
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
  /** In a slideshow, one picture replaces another, and stays visible only while it slides out. */
  slideIn: whenMotionAllowed(css`
    animation: ${enter} ${duration.slide} ${easing.even};
  `),
  slideOut: whenMotionAllowed(css`
    visibility: visible;
    animation: ${leave} ${duration.slide} ${easing.even} forwards;
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
 * In browsers without such timelines, motion/scrollDriven writes the progress of each stretch, and a
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
    @media ${media.moving} {
      ${phrase}
    }
  `;
}

/** Moves from its place to the one given by `--there`. */
export const depart = keyframes`
  to { transform: var(--there); }
`;
