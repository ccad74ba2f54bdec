import { css } from 'styled-components';
import { media } from './media';
import { space } from './space';

/** A grid's two columns, which line up down a page: what a part is about, and beside it the rest. */
export const columns = css`
  @media ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    column-gap: ${space.xxl};
  }
`;
