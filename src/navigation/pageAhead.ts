import { createContext } from 'react';

/** A page to render; another key means a separate rendering of it. */
export interface RenderedPage {
  readonly path: string;
  readonly key: string;
}

let page: RenderedPage | undefined;
const listeners = new Set<() => void>();

/** The page rendered out of sight before it is opened; undefined while there is none. */
export const pageAhead = {
  current: () => page,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Sets the page to render ahead, or none, in place of the last one. A page already opened stays. */
export function setPageAhead(next: RenderedPage | undefined): void {
  page = next;
  listeners.forEach((listener) => listener());
}

/**
 * Whether a part belongs to a page rendered ahead. It is a context, like the router, because it tells a
 * part where it is.
 */
export const IsAheadContext = createContext(false);
