import { css } from 'styled-components';

/** For underlined words: Safari does not underline the space that `word-spacing` adds between them. */
export const wholeUnderline = css`
  word-spacing: normal;
`;
