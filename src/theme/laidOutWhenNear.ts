import { css } from 'styled-components';

/** For a part of a long text: until it is near the window, its height is assumed. */
export const laidOutWhenNear = css`
  content-visibility: auto;
  contain-intrinsic-height: auto 12em;
`;
