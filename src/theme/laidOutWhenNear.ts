import { css } from 'styled-components';

/**
 * For a part of a long text: the browser lays it out when it is near the window, and assumes its height
 * before.
 */
export const laidOutWhenNear = css`
  content-visibility: auto;
  contain-intrinsic-height: auto 12em;
`;
