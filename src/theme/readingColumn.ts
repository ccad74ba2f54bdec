import { css } from 'styled-components';
import { from } from './read';
import { size, space } from './space';

/** Puts a grid's long text into the right of a page's two columns, where there is room for both. */
export const readingColumn = css`
  & > * {
    max-width: ${size.measure};
  }

  ${from('full')} {
    grid-template-columns: 5fr 7fr;
    column-gap: ${space.xxl};

    & > :last-child {
      grid-column: 2;
    }
  }
`;
