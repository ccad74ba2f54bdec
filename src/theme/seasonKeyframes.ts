import { keyframes } from 'styled-components';

/**
 * A bubble rises through the whole height of its sea, and out of it. It comes into sight as it forms.
 * Its own height as 100 % would do, but Chromium then moves it on the main thread.
 */
export const ascend = keyframes`
  from { opacity: 0; transform: none; }
  3% { opacity: 1; }
  to { transform: translateY(calc(-1 * var(--sea) - var(--size))); }
`;

/** What rises through water does not rise straight. */
export const sway = keyframes`
  from { translate: -0.5rem 0; }
  to { translate: 0.5rem 0; }
`;

/** Light that falls through moving water. */
export const glimmer = keyframes`
  from { opacity: 0.55; transform: skewX(4deg); }
  to { transform: skewX(-5deg); }
`;

/** A circle of sound runs out and dies away. */
export const expand = keyframes`
  from { opacity: var(--loudness); transform: scale(0.12); }
  to { opacity: 0; transform: none; }
`;

/** Four beats, each louder than the one before, as the four circles leave; then the rest of the bar. */
export const beat = keyframes`
  0%, 6.25%, 12.5%, 18.75%, 32%, to { transform: none; }
  2% { transform: scale(1.03); }
  8.25% { transform: scale(1.05); }
  14.5% { transform: scale(1.075); }
  20.75% { transform: scale(1.11); }
`;

/** Slides along by a whole wave. */
export const drift = keyframes`
  to { transform: translateX(var(--drift)); }
`;

/** Comes out from under what lies above, more slowly than the page scrolls. */
export const uncover = keyframes`
  from { transform: translateY(-26vh); }
`;

/** Moves to where its part says. */
export const depart = keyframes`
  to { transform: var(--there); }
`;

/** Comes from where its part says. */
export const arrive = keyframes`
  from { transform: var(--there); }
`;
