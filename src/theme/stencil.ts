import { css } from 'styled-components';
import { displayWeight, family } from './type';

const NAME = "'Big Shoulders Stencil'";

/** The font of the stencil lettering, as `document.fonts` wants it named. */
export const stencilFont = `${displayWeight} 1em ${NAME}`;

/** Stencil lettering, as sprayed on machines; Big Shoulders until it has loaded. */
export const stencil = css`
  font-family: ${NAME}, ${family.display};
  font-weight: ${displayWeight};
  line-height: 1;
  text-transform: uppercase;
`;
