import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { inPrint, size } from '../theme/read';
import { Announcer, Foot, Header } from './frameParts';
import { PageArrival } from '../navigation/PageArrival';
import { SkipLink } from './SkipLink';
import type { RouteAnnouncerProps } from './RouteAnnouncer';
import { useHiddenHeader } from './useHiddenHeader';

interface SiteLayoutProps extends RouteAnnouncerProps {
  readonly children: ReactNode;
}

/** The frame of every page. */
export function SiteLayout({ isFirstPageLate, children }: SiteLayoutProps) {
  const isHeaderHidden = useHiddenHeader();
  return (
    <>
      <SkipLink />
      {!isHeaderHidden && <Header />}
      <Slot $isUnderHeader={!isHeaderHidden}>{children}</Slot>
      <Foot />
      <PageArrival />
      <Announcer isFirstPageLate={isFirstPageLate} />
    </>
  );
}

const Slot = styled.div<{ $isUnderHeader: boolean }>`
  /* Keeps the footer below the fold while a page loads. */
  min-height: 100vh;
  padding-top: ${({ $isUnderHeader }) => $isUnderHeader && size('header')};

  ${inPrint} {
    min-height: 0;
    padding-top: 0;
  }
`;
