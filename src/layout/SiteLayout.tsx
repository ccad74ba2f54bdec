import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { onSheet, size } from '../theme/read';
import { Foot, Header } from './frameParts';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SkipLink } from './SkipLink';
import { useHiddenHeader } from './useHiddenHeader';

/** The frame of every page. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const isHeaderHidden = useHiddenHeader();
  return (
    <>
      <SkipLink />
      {!isHeaderHidden && <Header />}
      <Slot $isUnderHeader={!isHeaderHidden}>{children}</Slot>
      <Foot />
      <RouteAnnouncer />
    </>
  );
}

const Slot = styled.div<{ $isUnderHeader: boolean }>`
  /* Keeps the footer below the fold while a page is being loaded. */
  min-height: 100vh;
  padding-top: ${({ $isUnderHeader }) => $isUnderHeader && size('header')};

  ${onSheet} {
    min-height: 0;
    padding-top: 0;
  }
`;
