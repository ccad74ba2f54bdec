import { Fragment, Suspense, lazy, memo, use, useEffect, useMemo, useState } from 'react';
import type { ComponentType, NamedExoticComponent } from 'react';
import { AfterWindow } from './AfterWindow';
import { arrivesAtTop } from './arrival';
import type { LoadTrigger } from '../lib/whenNear';
import { loadOrReload } from './loadOrReload';
import { IsAheadContext } from './pageAhead';
import { partCode } from './partCode';
import type { Code } from './partCode';
import { useIsHydrating } from '../lib/useIsHydrating';

interface Part<Props extends object> extends NamedExoticComponent<Props> {
  /** Loads the part's code, so that the part renders at once on the page that is opened next. */
  preload(): Promise<unknown>;
}

/**
 * Creates a part of a page that can wait: it is prerendered like everything else, but its code is
 * requested only `when` it may be needed. Until then the prerendered part stays as it is. On a page opened
 * by a click, the code is requested at once, and a part below the viewport is rendered after what is in
 * it; on a page rendered ahead, after it is opened. If the code cannot be loaded, the page does without
 * the part, or keeps it as prerendered, until another page or a further try has fetched the code.
 */
export function lazyHydrate<Props extends object>(
  when: LoadTrigger,
  load: () => Promise<ComponentType<Props>>,
): Part<Props> {
  const { loaded, load: preload, waitOn } = partCode(load, isInBrowser);
  let wait: Promise<Code<Props>> | undefined;
  const waitAndLoad = () => (wait ??= when().then(() => preload().catch(waitOn)));
  const Prerendered = lazy(waitAndLoad);

  // A part hears of the address by itself, so it need not render whenever what is around it does.
  const PartThatWaits = memo(function PartThatWaits(props: Props) {
    const isHydrating = useIsHydrating();
    const isAhead = use(IsAheadContext);
    const [Chosen] = useState<ComponentType<Props>>(() =>
      isHydrating ? Prerendered : (loaded() ?? lazy(() => loadOrReload(preload).catch(waitOn))),
    );
    const [Place] = useState(() =>
      !isHydrating && when.isBelow && (isAhead || arrivesAtTop()) ? AfterWindow : Fragment,
    );
    const [isWaiting, setIsWaiting] = useState(Chosen === Prerendered);
    useEffect(() => {
      if (isWaiting) void waitAndLoad().then(() => setIsWaiting(false));
    }, [isWaiting]);

    // The same element again makes React skip the part when only this component's own state has changed.
    const part = useMemo(
      () => (
        <Suspense fallback={null}>
          <Place>
            <Chosen {...props} />
          </Place>
        </Suspense>
      ),
      [Chosen, Place, props],
    );
    // React discards the prerendered markup if another element comes before the code is there.
    const [prerendered] = useState(part);
    return isWaiting ? prerendered : part;
  });

  return Object.assign(PartThatWaits, { preload });
}

/** In the build there is no prerendered part to keep, and the build must fail. */
const isInBrowser = () => typeof window !== 'undefined';
