import { css } from 'styled-components';
import { color } from './color';

/** The focus ring. Components draw it themselves only where it belongs around something larger. */
export const focusRing = css`
  outline: 3px solid ${color.focus};
  outline-offset: 3px;
`;
