import { css } from 'styled-components';
import { displayWeight, family } from './type';

/** Stencil lettering, as sprayed on machines; Big Shoulders until it has loaded. */
export const stencil = css`
  font-family: 'Big Shoulders Stencil', ${family.display};
  font-weight: ${displayWeight};
  line-height: 1;
  text-transform: uppercase;
`;
