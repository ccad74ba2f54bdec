const listeners = new Set<() => void>();

/**
 * Calls back at every Back and Forward before anybody else on the site hears of it, the router too, which
 * draws the next page at once. Gives the function that ends it. On the window a browser calls those
 * first that came first, whether they capture or not, so the one listener is there from the start.
 */
export function beforeWayBack(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

globalThis.addEventListener?.('popstate', () => listeners.forEach((listener) => listener()));
