import { useLayoutEffect } from 'react';
import { restoreScroll } from './restoreScroll';
import { useVisit } from './visits';

/**
 * Scrolls each page after the first to its top or, on the way back, to where it was left. Renders
 * nothing.
 */
export function VisitScroll() {
  const visit = useVisit();

  useLayoutEffect(() => {
    if (!visit) return undefined;
    if (!visit.isReturn) scrollTo({ top: 0, behavior: 'instant' });
    return visit.top === undefined ? undefined : restoreScroll(visit.top);
  }, [visit]);

  return null;
}
