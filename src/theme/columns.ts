import { css } from 'styled-components';
import { from } from './read';
import { size } from './size';
import { space } from './space';

/** A grid's two columns, which line up down a page: what a part is about, and beside it the rest. */
export const columns = css`
  ${from('wide')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    column-gap: ${space.xxl};
  }
`;

/** The widths of the two columns, for what stands in them without being in such a grid. */
export const columnWidths = {
  first: `calc((${size.content} - ${space.xxl}) * 5 / 12)`,
  second: `calc((${size.content} - ${space.xxl}) * 7 / 12)`,
};
