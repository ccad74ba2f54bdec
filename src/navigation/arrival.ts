import { beforeWayBack } from './beforeWayBack';

let leadsToTop = false;

/** Says whether the page that is opened next is seen from its top first. Back and Forward lead to where it was left. */
export function expectArrival(atTop: boolean): void {
  leadsToTop = atTop;
  addEventListener('scroll', forget, { once: true, passive: true });
}

function forget() {
  leadsToTop = false;
}
beforeWayBack(forget);

/** Whether the page that is drawn now is seen from its top, so that the rest of it may follow. */
export const arrivesAtTop = () => leadsToTop;
