import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { beforeWayBack } from './beforeWayBack';

/**
 * A lazy component that can be tried again: React's own remembers a failure for as long as the site is
 * open. Gives a function for the component to draw. After a failure that is another one from the next Back
 * or Forward on; links load code before they open a page. To renew it at once would have React, which
 * draws again what has failed, ask without end.
 */
export function lazyAgain<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): () => LazyExoticComponent<ComponentType<Props>> {
  let current = create();

  function create() {
    return lazy(() =>
      load().catch((reason: unknown) => {
        const stop = beforeWayBack(() => {
          stop();
          current = create();
        });
        throw reason;
      }),
    );
  }

  return () => current;
}
