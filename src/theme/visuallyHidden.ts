import { css } from 'styled-components';

/**
 * Hides words visually, but not from screen readers, find-in-page and copying. Changes in them are laid out
 * separately from the page.
 */
export const visuallyHidden = css`
  position: absolute;
  contain: strict;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
