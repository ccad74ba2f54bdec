import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { site } from '../../content/site';
import { team } from '../../content/team';
import { sectionOf } from '../lib/addresses';
import { mainId } from '../lib/mainId';
import { VisitScroll } from '../navigation/VisitScroll';
import { color, inPrint, layer, notPrinted, size, space, type } from '../theme/read';
import { RouteAnnouncer } from './RouteAnnouncer';
import type { RouteAnnouncerProps } from './RouteAnnouncer';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

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
      <Suspense>
        <SiteFooter />
      </Suspense>
      <VisitScroll />
      <RouteAnnouncer isFirstPageLate={isFirstPageLate} />
    </>
  );
}

/**
 * The class of the body on pages without a header. The specification asks for it; no style of ours reads
 * it.
 */
export const noHeaderClass = 'no-header';

const seasons = Object.values(team.games).map(({ path }) => sectionOf(path));

/** Returns whether the page at the path is one of the season showcases, which have no header. */
export function hidesHeader(path: string): boolean {
  return seasons.includes(sectionOf(path));
}

/** Returns whether the current page has no header, and keeps the body's class in sync. */
function useIsHeaderHidden(): boolean {
  const [path] = useLocation();
  const isHidden = hidesHeader(path);
  useEffect(() => {
    document.body.classList.toggle(noHeaderClass, isHidden);
  }, [isHidden]);
  return isHidden;
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
