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
  /** The side in the light, of what stands on rust. */
  bright: css`
    fill: ${color.line};
  `,
  /** Light on an edge. */
  lit: css`
    fill: ${color.onNight};
    opacity: 0.45;
  `,
  /** A side turned from the light a little. */
  turned: css`
    fill: ${color.night};
    opacity: 0.3;
  `,
  /** A side turned from it altogether. */
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
