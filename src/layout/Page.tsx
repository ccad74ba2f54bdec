import { isValidElement, use } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { HeadContent } from '../../content/contentTypes';
import { useMainId } from '../navigation/mainId';
import { IsAheadContext } from '../navigation/pageAhead';
import { inPrint, layer, size, space } from '../theme/read';
import { PageHead } from './frameParts';

interface PageProps {
  /** An element where the page's head depends on more than content. */
  readonly head: HeadContent | ReactElement;
  readonly children: ReactNode;
}

/** A page: its head, and its sections, spaced, in one column of the site's maximum width. */
export function Page({ head, children }: PageProps) {
  const id = useMainId();
  const isAhead = use(IsAheadContext);
  return (
    <>
      {isValidElement(head) ? head : <PageHead {...head} />}
      <Main id={id} aria-hidden={isAhead || undefined} tabIndex={-1}>
        {children}
      </Main>
    </>
  );
}

/** A section with data-bleed is as wide as the window and leaves no gap to another one above it. */
const Main = styled.main`
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

  /* Rendered ahead: as wide as it will be, to be laid out, but out of sight and behind everything. */
  &[aria-hidden] {
    content-visibility: hidden;
    position: absolute;
    z-index: ${layer('below')};
    inset: 0 0 auto;

    ${inPrint} {
      display: none !important;
    }
  }

  &:focus {
    outline: none;
  }
`;
