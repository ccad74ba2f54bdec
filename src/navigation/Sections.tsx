import { Children, Suspense } from 'react';
import type { ReactNode } from 'react';

/** Sections, each of which React hydrates in a task of its own, first the one that was clicked. */
export function Sections({ children }: { readonly children: ReactNode }) {
  return Children.map(children, (section) => <Suspense>{section}</Suspense>);
}
