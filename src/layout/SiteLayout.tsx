import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { site } from '../../content/site';
import { mainId } from '../navigation/mainId';
import { VisitScroll } from '../navigation/VisitScroll';
import { color, inPrint, layer, notPrinted, size, space, type } from '../theme/read';
import { RouteAnnouncer, SiteFooter, SiteHeader } from './frameParts';
import type { RouteAnnouncerProps } from './RouteAnnouncer';
import { useIsHeaderHidden } from './useIsHeaderHidden';

interface SiteLayoutProps extends RouteAnnouncerProps {
  readonly children: ReactNode;
}

/** The frame of every page. */
export function SiteLayout({ isFirstPageLate, children }: SiteLayoutProps) {
  const isHeaderHidden = useIsHeaderHidden();
  return (
    <>
      <Skip href={`#${mainId}`}>{site.skipLink}</Skip>
      {!isHeaderHidden && <SiteHeader />}
      <Slot data-is-under-header={!isHeaderHidden}>{children}</Slot>
      <SiteFooter />
      <VisitScroll />
      <RouteAnnouncer isFirstPageLate={isFirstPageLate} />
    </>
  );
}

const Skip = styled.a`
  ${type('label')}
  position: fixed;
  top: ${space('s')};
  left: ${space('s')};
  z-index: ${layer('skipLink')};
  padding: ${space('m')} ${space('l')};
  background-color: ${color('signal')};
  color: ${color('onSignal')};
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(-200%);
  }

  ${notPrinted}
`;

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
