import { css } from 'styled-components';

/** Reserves room for the longest text that a part may contain, which its `data-longest` holds. */
export const reservesRoom = css`
  display: grid;

  & > *,
  &::after {
    grid-area: 1 / 1;
  }

  &::after {
    content: attr(data-longest);
    visibility: hidden;
  }
`;
