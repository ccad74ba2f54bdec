import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { site } from '../../content/site';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { Failure } from '../components/Failure';
import { PageLoading } from './PageLoading';

/** Keeps the header and footer in place while a page loads, and when it fails. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => <Failure {...site.pageFailed} />}>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
