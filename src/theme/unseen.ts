import { css } from 'styled-components';

/**
 * Takes words out of sight, but neither from screen readers nor from find-in-page and copying. What
 * changes in them is laid out by itself.
 */
export const unseen = css`
  position: absolute;
  contain: strict;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
