import { css } from 'styled-components';
import {
  color,
  dark,
  declarePalette,
  duskGround,
  light,
  print,
  rustGround,
  signalGround,
} from './color';
import { stage } from './crescendo';
import { inPrint } from './media';
import { reef } from './reefscape';

/** Grounds that stay as they are in both schemes. A part of the page takes one by `data-surface`. */
export const surfaces = { night: dark, signal: signalGround, rust: rustGround, reef, stage };

export type Surface = keyof typeof surfaces;

const surfaceRules = Object.entries(surfaces).map(
  ([name, palette]) => css`
    [data-surface='${name}'] {
      color-scheme: ${name === 'signal' ? 'light' : 'dark'};
      ${declarePalette(palette)}
    }
  `,
);

/** On a dark page, a part that is night in both schemes shows no edge where it begins and ends. */
const night = css`
  color-scheme: dark;
  --night-end: transparent;
  --band: ${duskGround.paper};
  ${declarePalette(dark)}
`;

/** For those who ask for more contrast: full ink for what is soft or faint, and nothing behind words. */
const strong = {
  inkSoft: color.ink,
  line: color.ink,
  edge: color.ink,
  comb: 'transparent',
  glow: 'transparent',
};

/**
 * Light is the default, dark follows the system, and a visitor's own choice (layout/scheme.ts) overrides
 * both. A surface looks the same in either scheme.
 */
export const schemes = css`
  :root {
    color-scheme: light;
    --night-end: black;
    --band: ${dark.night};
    ${declarePalette(light)}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-scheme='light']) {
      ${night}
    }
  }
  html[data-scheme='dark'] {
    ${night}
  }
  ${surfaceRules}
  @media (prefers-contrast: more) {
    html:root:root,
    html[data-scheme][data-scheme],
    [data-surface][data-surface] {
      ${declarePalette(strong)}
    }
  }
  ${inPrint} {
    html:root:root,
    html[data-scheme][data-scheme],
    [data-surface][data-surface] {
      color-scheme: light;
      --band: ${print.paper};
      ${declarePalette(print)}
    }
  }
`;
