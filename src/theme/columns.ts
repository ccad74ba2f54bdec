import { css } from 'styled-components';
import { color } from './color';
import { from, stacked } from './read';
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

/** Something to look at, and beside it, in windows from a breakpoint on, what is said of it. */
export const shownBesideFrom = (window: 'wide' | 'full') => css`
  ${stacked('xl')}
  align-items: center;

  ${from(window)} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${space.xxl};
  }
`;

/** Cards below each other, or as many in a row as told where there is room. */
export const cardsInRow = (count: number) => css`
  ${stacked('l')}

  ${from('wide')} {
    grid-template-columns: repeat(${count}, minmax(0, 1fr));
    gap: ${space.xl};
  }
`;

/** The widths of the two columns, for what stands in them without being in such a grid. */
export const columnWidths = {
  first: `calc((${size.content} - ${space.xxl}) * 5 / 12)`,
  second: `calc((${size.content} - ${space.xxl}) * 7 / 12)`,
};

/** Puts a grid's long text into the right of a page's two columns, where there is room for both. */
export const readingColumn = css`
  & > * {
    max-width: ${size.measure};
  }

  ${columnsInFull}
  ${from('full')} {
    & > :last-child {
      grid-column: 2;
    }
  }
`;

/** A list of large links under a line, in two columns where there is room. */
export const linkColumns = css`
  display: grid;
  border-top: 2px solid ${color.ink};

  ${from('wide')} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${space.xxl};
  }
`;
