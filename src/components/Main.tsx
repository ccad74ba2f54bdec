import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { mainId } from '../lib/mainId';
import { size, space } from '../theme/read';

/**
 * The column of a page: its sections, spaced, in the site's maximum width. A section with data-bleed is as wide
 * as the window and leaves no gap to another one above it.
 */
export function Main({ children }: { readonly children: ReactNode }) {
  return (
    <Column id={mainId} tabIndex={-1}>
      {children}
    </Column>
  );
}

const Column = styled.main`
  display: grid;
  grid-template-columns:
    minmax(${space('gutter')}, 1fr)
    minmax(0, ${size('page')})
    minmax(${space('gutter')}, 1fr);
  row-gap: ${space('section')};
  padding-bottom: ${space('section')};

  & > * {
    grid-column: 2;
  }

  & > [data-bleed] {
    grid-column: 1 / -1;
  }

  & > :first-child:not([data-bleed]) {
    margin-top: ${space('section')};
  }

  & > [data-bleed]:last-child {
    margin-bottom: calc(-1 * ${space('section')});
  }

  & > [data-bleed] + [data-bleed] {
    margin-top: calc(-1 * ${space('section')});
  }

  &:focus {
    outline: none;
  }
`;
