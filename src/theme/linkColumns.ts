import { css } from 'styled-components';
import { color, from, space } from './read';

/** A list of large links under a line, in two columns where there is room. */
export const linkColumns = css`
  display: grid;
  border-top: 2px solid ${color('ink')};

  ${from('wide')} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${space('xxl')};
  }
`;
