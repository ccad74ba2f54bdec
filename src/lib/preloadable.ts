import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';

export interface Preloadable {
  readonly Page: ComponentType;
  /** Sends for the page's code. Rejects when it cannot be had; the next call tries again. */
  readonly preload: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
}

/**
 * A page whose code is loaded when it is first needed, or earlier by `preload`: then it is drawn at
 * once, where React's own lazy component would still wait for a moment.
 */
export function preloadable(load: () => Promise<ComponentType>): Preloadable {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(preload);

  function Page() {
    // An instance stays what it was at first, or it would lose its state.
    const [Chosen] = useState(() => loaded ?? Lazy);
    return createElement(Chosen);
  }

  return { Page, preload, isLoaded: () => loaded !== undefined };
}
