import { css } from 'styled-components';
import { from } from './read';
import { size, space } from './space';

const columnsFrom = (window: 'wide' | 'full') => css`
  ${from(window)} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    column-gap: ${space.xxl};
  }
`;

/** A grid's two columns, which line up down a page: what a part is about, and beside it the rest. */
export const columns = columnsFrom('wide');

/** The same, only in windows where large words have room in them. */
export const columnsInFull = columnsFrom('full');

/** The widths of the two columns, for what stands in them without being in such a grid. */
export const columnWidths = {
  first: `calc((${size.content} - ${space.xxl}) * 5 / 12)`,
  second: `calc((${size.content} - ${space.xxl}) * 7 / 12)`,
};
