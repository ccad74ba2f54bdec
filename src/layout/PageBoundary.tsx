import type { ReactNode } from 'react';
import { site } from '../../content/site';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useIsPainted } from '../lib/waiting';

/** Keeps the header and footer in place when a page fails. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary message={site.pageFailed}>{children}</ErrorBoundary>;
}

/** Replaces a page whose code is still loading, as after going back to one from an earlier visit. */
export function PageLoading() {
  const isPainted = useIsPainted();
  return <VisuallyHidden role="status">{isPainted && site.loading}</VisuallyHidden>;
}
