import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { site } from '../../content/site';
import { mainId } from '../lib/mainId';
import { VisitScroll } from '../navigation/VisitScroll';
import { inPrint, notPrinted } from '../theme/media';
import { color, layer, size, space, type } from '../theme/read';
import { RouteAnnouncer } from './RouteAnnouncer';
import type { RouteAnnouncerProps } from './RouteAnnouncer';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

interface SiteLayoutProps extends RouteAnnouncerProps {
  /** Returns whether the page at a path is a showcase, which has no header. */
  readonly isShowcase: (path: string) => boolean;
  readonly children: ReactNode;
}

/** The frame of every page. */
export function SiteLayout({ isShowcase, isFirstPageLate, children }: SiteLayoutProps) {
  const [path] = useLocation();
  const isHeaderHidden = isShowcase(path);
  useEffect(() => {
    document.body.classList.toggle(noHeaderClass, isHeaderHidden);
  }, [isHeaderHidden]);
  return (
    <>
      <Skip href={`#${mainId}`}>{site.skipLink}</Skip>
      {!isHeaderHidden && header}
      <Slot data-is-under-header={!isHeaderHidden}>{children}</Slot>
      {footer}
      <VisitScroll />
      <RouteAnnouncer isFirstPageLate={isFirstPageLate} />
    </>
  );
}

// The same elements for every page, so that a click on a link does not render them anew.
const header = <SiteHeader />;
const footer = (
  <Suspense>
    <SiteFooter />
  </Suspense>
);

/**
 * The class of the body on pages without a header: agreed with the team, for what it may put into those pages.
 * No style of ours reads it.
 */
export const noHeaderClass = 'no-header';

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

    /* A season's page begins with its poster instead of the team's letterhead and the page's opening. */
    &[data-is-under-header='false'] {
      page: season;
      padding-inline: ${space('gutter')};

      & header,
      & + footer {
        display: none;
      }
    }
  }
`;
