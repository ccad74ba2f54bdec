import { beforePopState } from './beforePopState';

let leadsToTop = false;

/** Sets whether the next page is first seen from its top. Back and Forward lead to where a page was left. */
export function expectArrival(atTop: boolean): void {
  leadsToTop = atTop;
  addEventListener('scroll', reset, { once: true, passive: true });
}

function reset() {
  leadsToTop = false;
}
beforePopState(reset);

/** Returns whether the page being rendered is seen from its top, so that the rest of it may follow. */
export const arrivesAtTop = () => leadsToTop;
