import { Suspense, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { mainId } from '../lib/mainId';
import { useIsHydrating } from '../lib/hydration';
import { wasReloaded } from '../lib/wasReloaded';

export interface Preloadable {
  readonly Page: ComponentType;
  /** Loads the page's code. Rejects when the code cannot be loaded; the next call tries again. */
  readonly preload: () => Promise<void>;
  readonly isReady: () => boolean;
}

/**
 * Creates a page whose code is loaded when it is first needed, or earlier by `preload`: the page then renders
 * at once. Code that fails to load is asked for once more. If that fails, too, a prerendered page stays as it
 * is, and the address of any other is loaded anew, because a deploy may have replaced the code; offline, or where
 * that was just done, the page fails until it is opened again. React's own lazy component would remember a failure
 * for as long as the site is open.
 */
export function preloadable(
  load: () => Promise<ComponentType>,
  Loading: ComponentType,
): Preloadable {
  let loaded: ComponentType | undefined;

  async function fetchPage() {
    loaded ??= await load().catch(load);
    return { default: loaded };
  }

  function Page() {
    const isHydrating = useIsHydrating();
    // The same element every time: React discards a prerendered part that is rendered again before it is hydrated.
    const [page] = useState(() => {
      const recover = isHydrating ? keepPrerendered : loadAddressAnew;
      const Shown = loaded ?? lazy(() => fetchPage().catch(recover));
      return (
        <Suspense fallback={<Loading />}>
          <Shown />
        </Suspense>
      );
    });
    return page;
  }

  const preload = async () => void (await fetchPage());
  return { Page, preload, isReady: () => loaded !== undefined };
}

/** Until the page is left, nothing has failed. */
const forever = () => new Promise<never>(() => {});

function keepPrerendered(reason: unknown): Promise<never> {
  // The build has no page yet.
  if (!globalThis.document) throw reason;
  if (document.querySelector(`#${mainId} h1`)) return forever();
  // The page of an article that only the database knows has no heading yet.
  if (wasReloaded()) throw reason;
  return loadAddressAnew(reason);
}

function loadAddressAnew(reason: unknown): Promise<never> {
  // The browser would replace what can be read by an error.
  if (!navigator.onLine) throw reason;
  location.reload();
  return forever();
}
