import { css } from 'styled-components';
import type { Keyframes, RuleSet } from 'styled-components';
import { breakpoint } from './breakpoint';
import { easing } from './easing';
import { whenWelcome } from './motion';
import * as keyframes from './seasonKeyframes';

/*
 * The phrases of the season showcases: beside the theme, because the pages that do not use them have
 * no bytes to spare for them.
 */

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
function scrolled(name: Keyframes, stretch: keyof typeof stretches): RuleSet<object> {
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

/**
 * Moves by itself, so it stands still until a part around it sets `--play: running`, which it does
 * while it is in sight and the visitor has not paused it.
 */
function playing(phrase: RuleSet<object>): RuleSet<object> {
  return whenWelcome(css`
    ${phrase}
    animation-play-state: var(--play, paused);
  `);
}

/** Depth by different speeds needs room: on a phone parts would only slide over each other. */
function whereRoom(phrase: RuleSet<object>): RuleSet<object> {
  return css`
    @media (min-width: ${breakpoint.moving}) {
      ${phrase}
    }
  `;
}

/** Durations and delays of `ascend` and `expand` come from the figures of motion/bubbles and motion/circles. */
export const seasonMotion = {
  ascend: playing(css`
    animation-name: ${keyframes.ascend};
    animation-timing-function: linear, ${easing.even};
    animation-iteration-count: infinite;
    animation-direction: normal, alternate;

    /* A small window seldom has a processor for twice as many. */
    @media (min-width: ${breakpoint.moving}) {
      animation-name: ${keyframes.ascend}, ${keyframes.sway};
    }
  `),
  glimmer: playing(css`
    animation: ${keyframes.glimmer} 9s ${easing.even} infinite alternate;
  `),
  expand: playing(css`
    animation-name: ${keyframes.expand};
    animation-timing-function: linear;
    animation-iteration-count: infinite;
    animation-fill-mode: both;
  `),
  /** In step with the circles. */
  beat: playing(css`
    animation-name: ${keyframes.beat};
    animation-iteration-count: infinite;
  `),
  drift: scrolled(keyframes.drift, 'passing'),
  uncover: whereRoom(scrolled(keyframes.uncover, 'entering')),
  depart: scrolled(keyframes.depart, 'leaving'),
  recede: whereRoom(scrolled(keyframes.depart, 'leaving')),
  arrive: scrolled(keyframes.arrive, 'entering'),
};
