import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { beforePopState } from './beforePopState';
import { loadOrReload } from './loadOrReload';

/**
 * Creates a lazy component that can be retried: React's own remembers a failure for as long as the site
 * is open. Returns a function that gives the component to render. After a failure, the next Back or Forward
 * gives a new component. If it were replaced at once, React, which renders again what has failed, would
 * request the code endlessly.
 */
export function retryableLazy<Props>(
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
