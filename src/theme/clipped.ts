import { css } from 'styled-components';

/** Cuts off what reaches over a part's edges. Safari before 16 knows only `hidden`. */
export const clipped = css`
  overflow: hidden;
  overflow: clip;
`;
