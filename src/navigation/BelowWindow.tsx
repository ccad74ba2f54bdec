import { Children, Suspense, useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { isOpenedAtTop } from './openPage';

/** Sections, each of which React hydrates in a task of its own, first the one that was clicked. */
export function Sections({ children }: { readonly children: ReactNode }) {
  return Children.map(children, (section) => <Suspense>{section}</Suspense>);
}

/** Sections below the window: on a page opened by a link, they are rendered after what is in it. */
export function BelowWindow({ children }: { readonly children: ReactNode }) {
  const [isLate] = useState(isOpenedAtTop);
  const isRendered = useDeferredValue(true, !isLate);
  return isRendered && <Sections>{children}</Sections>;
}
