/** Where a page that is opened by a link is seen first. */
type Arrival = 'top' | 'place';

let newest: Arrival | undefined;

/** Says how the page that is opened next is arrived at. Back and Forward lead to where it was left. */
export function arriveAt(arrival: Arrival): void {
  newest = arrival;
  // Before the router hears of it and draws the page.
  addEventListener('popstate', forget, { once: true, capture: true });
  addEventListener('scroll', forget, { once: true, passive: true });
}

function forget() {
  newest = undefined;
}

/** Whether the visitor sees the top of the page that is drawn now, so that the rest of it may follow. */
export const isAtTop = () => newest === 'top';
