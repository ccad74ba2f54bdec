import { css } from 'styled-components';

/** Keeps the room of the longest words that a part may hold, which stand in its `data-longest`. */
export const keepsRoom = css`
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
