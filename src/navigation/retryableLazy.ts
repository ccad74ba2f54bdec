import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { beforePopState } from './beforePopState';

/** Whether what is rendered is what Back or Forward lead to, which the router renders within the event. */
let isGoingBack = false;
beforePopState(() => {
  isGoingBack = true;
  setTimeout(() => (isGoingBack = false));
});

/**
 * Creates a lazy component that can be retried: React's own remembers a failure for as long as the site
 * is open. Returns a function that gives the component to render. Where its code is gone after Back or Forward
 * (a deploy has replaced it), the browser loads the whole page instead; for links, openPage does. Offline, the
 * next Back or Forward gives a new component. If it were replaced at once, React, which renders again what
 * has failed, would request the code endlessly.
 */
export function retryableLazy<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): () => LazyExoticComponent<ComponentType<Props>> {
  let current = create();

  function create() {
    return lazy(() => {
      const opened = isGoingBack ? location.href : undefined;
      return load().catch((reason: unknown) => {
        // The visitor may be elsewhere by then.
        if (opened === location.href && navigator.onLine) {
          location.reload();
          // Until then, nothing has failed.
          return new Promise<never>(() => {});
        }
        const stop = beforePopState(() => {
          stop();
          current = create();
        });
        throw reason;
      });
    });
  }

  return () => current;
}
