import { createElement, lazy, useState } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { beforePopState } from './beforePopState';
import { loadOrReload } from './loadOrReload';
import { mainId } from './mainId';
import { partCode } from './partCode';
import { useIsHydrating } from '../lib/useIsHydrating';

/** A page, with those of its parts whose code waits on a first visit (lazyHydrate.tsx). */
type PageComponent = ComponentType & {
  parts?: readonly { preload(): Promise<unknown> }[];
};

export interface Preloadable {
  readonly Page: ComponentType;
  /** Loads all of the page's code. Rejects when the code cannot be loaded; the next call tries again. */
  readonly preload: () => Promise<unknown>;
  readonly isReady: () => boolean;
}

/**
 * Creates a page whose code is loaded when it is first needed, or earlier by `preload`: the page then
 * renders at once, where React's own lazy component would still suspend for a moment. A prerendered page
 * whose code cannot be loaded stays as it is, as long as there is anything to read.
 */
export function preloadable(load: () => Promise<PageComponent>): Preloadable {
  const code = partCode<object>(load, hasWords);
  let isReady = false;
  const lazyPage = retryableLazy(code.load);
  const Prerendered = lazy(() => code.load().catch(code.waitOn));

  function Page() {
    const isHydrating = useIsHydrating();
    const [page] = useState(() =>
      createElement(code.loaded() ?? (isHydrating ? Prerendered : lazyPage())),
    );
    return page;
  }

  const preload = async () => {
    const { parts = [] } = (await code.load()).default as PageComponent;
    await Promise.all(parts.map((part) => part.preload()));
    isReady = true;
  };
  return { Page, preload, isReady: () => isReady };
}

/** Neither the build nor the page of an article that only the database knows has a heading yet. */
function hasWords(): boolean {
  return Boolean(globalThis.document?.querySelector(`#${mainId} h1`));
}

/**
 * Creates a lazy component that can be retried: React's own remembers a failure for as long as the site
 * is open. Returns a function that gives the component to render. After a failure, the next Back or Forward
 * gives a new component. If it were replaced at once, React, which renders again what has failed, would
 * request the code endlessly.
 */
function retryableLazy<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): () => LazyExoticComponent<ComponentType<Props>> {
  let current = create();

  function create() {
    return lazy(() =>
      loadOrReload(load).catch((reason: unknown) => {
        const stop = beforePopState(() => {
          stop();
          current = create();
        });
        throw reason;
      }),
    );
  }

  return () => current;
}
