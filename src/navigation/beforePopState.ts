import { createListeners } from '../lib/createListeners';

const listeners = createListeners();

/**
 * Calls back at every Back and Forward, and at links to a place on the same page, before anything else on
 * the site hears of it, even the router, which renders the next page at once. Returns a function that stops
 * this. A browser calls listeners on the window in the order they were added, capturing or not, so the one
 * listener is added at the start.
 */
export const beforePopState = listeners.subscribe;

globalThis.addEventListener?.('popstate', listeners.notify);
