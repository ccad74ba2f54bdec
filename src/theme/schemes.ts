import { css } from 'styled-components';
import { declarePalette } from './colours';
import { dark, light, print } from './palettes';
import { surfaces } from './surfaces';

/** Where a part of the page says data-surface, such as the header, which is always night. */
const surfaceRules = Object.entries(surfaces).map(
  ([name, palette]) => css`
    [data-surface='${name}'] {
      color-scheme: ${name === 'signal' ? 'light' : 'dark'};
      ${declarePalette(palette)}
    }
  `,
);

/**
 * Light is the ground, dark follows the system, and a visitor's own choice (layout/scheme.ts) wins over
 * both. A surface stays as it is in either.
 */
export const schemes = css`
  :root {
    color-scheme: light;
    ${declarePalette(light)}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-scheme='light']) {
      color-scheme: dark;
      ${declarePalette(dark)}
    }
  }
  html[data-scheme='dark'] {
    color-scheme: dark;
    ${declarePalette(dark)}
  }
  ${surfaceRules}
  @media print {
    html:root:root,
    html[data-scheme][data-scheme],
    [data-surface][data-surface] {
      color-scheme: light;
      ${declarePalette(print)}
    }
  }
`;
