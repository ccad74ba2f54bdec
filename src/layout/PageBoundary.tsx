import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { site } from '../../content/site';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { Failure } from '../components/Failure';

/** Keeps header and footer standing when a page fails; the next page gets a fresh start. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return (
    <ErrorBoundary
      resetKey={path}
      fallback={() => <Failure {...site.pageFailed} onAction={() => location.reload()} />}
    >
      {children}
    </ErrorBoundary>
  );
}
