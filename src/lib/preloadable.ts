import { createElement, useState } from 'react';
import type { ComponentType } from 'react';
import { lazyAgain } from './lazyAgain';

/** A page, with those of its parts that wait on a first visit (later.tsx). */
type PageComponent = ComponentType & {
  parts?: readonly { preload(): Promise<unknown> }[];
};

export interface Preloadable {
  readonly Page: ComponentType;
  /** Loads all of the page's code. Rejects when it cannot be had; the next call tries again. */
  readonly preload: () => Promise<unknown>;
  /** True when the page can be drawn at once. */
  readonly isReady: () => boolean;
}

/**
 * A page whose code is loaded when it is first needed, or earlier by `preload`: then it is drawn at
 * once, where React's own lazy component would still wait for a moment.
 */
export function preloadable(load: () => Promise<PageComponent>): Preloadable {
  let loaded: PageComponent | undefined;
  let isReady = false;
  const loadPage = async () => (loaded = await load());
  const lazyPage = lazyAgain<object>(async () => ({ default: await loadPage() }));

  function Page() {
    // An instance stays what it was at first, or it would lose its state.
    const [Chosen] = useState<ComponentType>(() => loaded ?? lazyPage());
    return createElement(Chosen);
  }

  const preload = async () => {
    const { parts = [] } = await loadPage();
    await Promise.all(parts.map((part) => part.preload()));
    isReady = true;
  };
  return { Page, preload, isReady: () => isReady };
}
