import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { inPrint, size } from '../theme/read';
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
      {/* Without a prerendered header, its code may fail to load: the next page then tries again. */}
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
  /* Keeps the footer below the fold while a page loads. */
  min-height: 100vh;
  padding-top: ${({ $isUnderHeader }) => $isUnderHeader && size('header')};

  ${inPrint} {
    min-height: 0;
    padding-top: 0;
  }
`;
