import { Suspense, lazy, use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ComponentType, FunctionComponent } from 'react';
import { arrivesAtTop } from './arrival';
import { lazyAgain } from './lazyAgain';
import type { Occasion } from '../lib/occasion';
import { IsAhead } from './pageAhead';
import { partCode } from './partCode';
import type { Code } from './partCode';
import { useIsHydrating } from '../lib/useIsHydrating';

interface Part<Props> extends FunctionComponent<Props> {
  /** Loads the part's code, so that it is drawn at once on the page that is opened next. */
  preload(): Promise<unknown>;
}

/**
 * A part of a page that can wait: prerendered like everything else, but its code is sent for only
 * `when` it may be wanted. Until then the prerendered part stays as it is; so it does if the code
 * cannot be had, until another page or the network's return has fetched it. On a page that is opened
 * by a click the code is sent for at once, and a part below the window is drawn once the window is; where the
 * page is drawn ahead, once it is opened.
 */
export function later<Props extends object>(
  when: Occasion,
  load: () => Promise<ComponentType<Props>>,
): Part<Props> {
  const { loaded, load: preload, onceThere } = partCode(load);
  /** In the build there is no prerendered part yet to stay as it is, and the build must fail. */
  const waitOn = (reason: unknown) => {
    if (typeof window === 'undefined') throw reason;
    return onceThere();
  };
  let wait: Promise<Code<Props>> | undefined;
  const waitAndLoad = () => (wait ??= when().then(() => preload().catch(waitOn)));
  const now = lazyAgain<Props>(preload);
  const Prerendered = lazy(waitAndLoad);

  function AfterWindow(props: Props) {
    const isWindowDrawn = useDeferredValue(!use(IsAhead), false);
    const [Chosen] = useState<ComponentType<Props>>(() => loaded() ?? now());
    return isWindowDrawn && <Chosen {...props} />;
  }

  function PartThatWaits(props: Props) {
    const isHydrating = useIsHydrating();
    const isAhead = use(IsAhead);
    // An instance stays what it was at first, or it would lose its state.
    const [Chosen] = useState<ComponentType<Props>>(() => {
      if (isHydrating) return Prerendered;
      return when.isBelow && (isAhead || arrivesAtTop()) ? AfterWindow : (loaded() ?? now());
    });
    const [prerenderedProps] = useState(props);
    const [isWaiting, setIsWaiting] = useState(Chosen === Prerendered);
    useEffect(() => {
      if (isWaiting) void waitAndLoad().then(() => setIsWaiting(false));
    }, [isWaiting]);

    // React throws away what is prerendered when it is given anything else before its code is there.
    const shown = isWaiting ? prerenderedProps : props;
    return useMemo(
      () => (
        <Suspense fallback={null}>
          <Chosen {...shown} />
        </Suspense>
      ),
      [Chosen, shown],
    );
  }

  return Object.assign(PartThatWaits, { preload });
}
