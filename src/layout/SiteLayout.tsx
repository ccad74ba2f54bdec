import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { later } from '../lib/later';
import { whenIdle } from '../lib/whenIdle';
import { whenNear } from '../lib/whenNear';
import { onSheet, size } from '../theme/read';
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

// Both are prerendered and work as they stand, menu included; script only makes them better.
const Header = later(whenIdle, async () => (await import('./SiteHeader')).SiteHeader);
const Foot = later(whenNear('footer'), async () => (await import('./SiteFoot')).SiteFoot);

const Slot = styled.div<{ $isUnderHeader: boolean }>`
  /* Keeps the footer below the fold while a page is being loaded. */
  min-height: 100vh;
  padding-top: ${({ $isUnderHeader }) => $isUnderHeader && size('header')};

  ${onSheet} {
    min-height: 0;
    padding-top: 0;
  }
`;
