import { css } from 'styled-components';

/** Separate letters are not kerned, so plain text that turns into them must not be either, or it would jump. */
export const unkerned = css`
  font-kerning: none;
  font-variant-ligatures: none;
`;
