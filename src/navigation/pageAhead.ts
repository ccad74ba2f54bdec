import { createContext } from 'react';
import { createListeners } from '../lib/createListeners';

/** A page to render; another key means a separate rendering of it. */
export interface RenderedPage {
  readonly path: string;
  readonly key: string;
}

/** How long a page stays rendered for a visitor who does not open it after all. */
export const KEEP_AHEAD_MS = 10_000;

let page: RenderedPage | undefined;
let drawn = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
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

/** Renders a page before it is opened, and keeps it for as long as the visitor may be about to open it. */
export function renderAhead(path: string): void {
  clearTimeout(timer);
  timer = setTimeout(discardAhead, KEEP_AHEAD_MS);
  if (path !== page?.path) setPageAhead({ path, key: `ahead ${++drawn}` });
}

/** Discards the page that was rendered ahead. */
export function discardAhead(): void {
  clearTimeout(timer);
  if (page) setPageAhead(undefined);
}

/**
 * Whether a part belongs to a page rendered ahead. It is a context, like the router, because it tells a
 * part where it is.
 */
export const IsAheadContext = createContext(false);
