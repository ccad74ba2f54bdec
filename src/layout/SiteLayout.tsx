import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { onSheet, size } from '../theme/read';
import { Announcer, Foot, Header } from './frameParts';
import { PageArrival } from '../navigation/PageArrival';
import { SkipLink } from './SkipLink';
import { useHiddenHeader } from './useHiddenHeader';

/** The frame of every page. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  const isHeaderHidden = useHiddenHeader();
  return (
    <>
      <SkipLink />
      {/* Its code may be lost where no prerendered one stands: the page goes without, and the next asks again. */}
      {!isHeaderHidden && (
        <ErrorBoundary place={path} fallback={() => null}>
          <Header />
        </ErrorBoundary>
      )}
      <Slot $isUnderHeader={!isHeaderHidden}>{children}</Slot>
      <Foot />
      <PageArrival />
      <Announcer />
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
