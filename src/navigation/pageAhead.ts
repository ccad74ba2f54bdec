import { createContext } from 'react';
import { createListeners } from '../lib/createListeners';

/** A page to render; another key means a separate rendering of it. */
export interface RenderedPage {
  readonly path: string;
  readonly key: string;
}

let page: RenderedPage | undefined;
const listeners = createListeners();

/** The page rendered out of sight before it is opened; undefined while there is none. */
export const pageAhead = {
  current: () => page,
  subscribe: listeners.subscribe,
};

/** Sets the page to render ahead, or none, in place of the last one. A page already opened stays. */
export function setPageAhead(next: RenderedPage | undefined): void {
  page = next;
  listeners.notify();
}

/**
 * Whether a part belongs to a page rendered ahead. It is a context, like the router, because it tells a
 * part where it is.
 */
export const IsAheadContext = createContext(false);
