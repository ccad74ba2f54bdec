import { css } from 'styled-components';
import { color } from './color';

/** What the pieces of a drawing are made of, and how light from above and from the right falls on them in both schemes. */
export const pieces = {
  steel: css`
    fill: ${color.edge};
  `,
  shell: css`
    fill: ${color.deep};
  `,
  hollow: css`
    fill: ${color.night};
  `,
  rim: css`
    fill: ${color.signal};
  `,
  bright: css`
    fill: ${color.line};
  `,
  lit: css`
    fill: ${color.onNight};
    opacity: 0.45;
  `,
  turned: css`
    fill: ${color.night};
    opacity: 0.3;
  `,
  shaded: css`
    fill: ${color.night};
    opacity: 0.6;
  `,
  /** On the ground below it. */
  shadow: css`
    fill: ${color.night};
    opacity: 0.2;
  `,
};
