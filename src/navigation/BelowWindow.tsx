import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { isOpenedAtTop } from './pageOpener';
import { Sections } from './Sections';

/** Sections below the window, or for paper alone: on a page opened by a link, they are rendered after what is in it. */
export function BelowWindow({ children }: { readonly children: ReactNode }) {
  const [isLate] = useState(isOpenedAtTop);
  const isRendered = useDeferredValue(true, !isLate);
  return isRendered && <Sections>{children}</Sections>;
}
