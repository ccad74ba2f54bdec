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
      <Slot data-is-under-header={!isHeaderHidden}>{children}</Slot>
      <Foot />
      <PageArrival />
      <Announcer isFirstPageLate={isFirstPageLate} />
    </>
  );
}

/** An attribute, not a style of its own, which would be made within the click that opens a page. */
const Slot = styled.div`
  /* Keeps the footer below the fold while a page loads. */
  min-height: 100vh;

  &[data-is-under-header='true'] {
    padding-top: ${size('header')};
  }

  ${inPrint} {
    min-height: 0;

    &[data-is-under-header='true'] {
      padding-top: 0;
    }
  }
`;
