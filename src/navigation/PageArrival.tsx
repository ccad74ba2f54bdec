import { useLayoutEffect } from 'react';
import { returnTo } from './returnTo';
import { useVisit } from './useVisit';

/** Shows every page after the first from its top, or on the way back where it was left. Draws nothing. */
export function PageArrival() {
  const visit = useVisit();

  useLayoutEffect(() => {
    if (!visit) return undefined;
    if (!visit.isReturn) scrollTo({ top: 0, behavior: 'instant' });
    return visit.top === undefined ? undefined : returnTo(visit.top);
  }, [visit]);

  return null;
}
