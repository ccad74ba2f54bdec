import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { beforePopState } from './beforePopState';

/**
 * Creates a lazy component that can be retried: React's own remembers a failure for as long as the site
 * is open. Returns a function that gives the component to render. After a failure, that is a new one from
 * the next Back or Forward on; links load code before they open a page. If it were replaced at once,
 * React, which renders again what has failed, would request the code endlessly.
 */
export function retryableLazy<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): () => LazyExoticComponent<ComponentType<Props>> {
  let current = create();

  function create() {
    return lazy(() =>
      load().catch((reason: unknown) => {
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
