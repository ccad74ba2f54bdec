import { css } from 'styled-components';
import { clockFontFaces } from '../generated/clockFont';
import { family } from './type';

/** The rules that bring the clock's own typeface. They belong on the page that has it, once. */
export const clockFace = css`
  ${clockFontFaces}
`;

/** Stencil figures, as they are sprayed on machines; Big Shoulders until they have loaded. */
export const stencil = css`
  font-family: 'Big Shoulders Stencil', ${family.display};
  font-weight: 800;
  line-height: 1;
  text-transform: uppercase;
`;
