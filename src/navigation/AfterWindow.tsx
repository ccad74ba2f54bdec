import { use, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { IsAheadContext } from './pageAhead';

/** Renders its children after what is in the viewport; on a page rendered ahead, after it is opened. */
export function AfterWindow({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(!use(IsAheadContext), false) && children;
}
