import { Activity, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { arrivesAtTop } from './navigation/arrival';
import { IsAheadContext, pageAhead, setPageAhead } from './navigation/pageAhead';
import type { RenderedPage } from './navigation/pageAhead';
import { PageAt } from './PageAt';
import type { PageAtProps } from './PageAt';

/**
 * Renders the page at the current address and, hidden beside it, the page that the visitor is about to
 * open, so that a link only has to reveal it. Going back leads to a page that may be scrolled; that page
 * is rendered anew.
 */
export function Pages({ routes }: Pick<PageAtProps, 'routes'>) {
  const [path] = useLocation();
  const ahead = useSyncExternalStore(pageAhead.subscribe, pageAhead.current, pageAhead.current);
  const [shown, setShown] = useState<RenderedPage>({ path, key: path });
  // The cleanup runs when the path changes.
  useEffect(() => () => setPageAhead(undefined), [path]);

  let open = shown;
  if (shown.path !== path) {
    open = ahead?.path === path && arrivesAtTop() ? ahead : { path, key: path };
    setShown(open);
  }
  const pages = ahead && ahead.path !== path ? [open, ahead] : [open];

  return pages.map((page) => (
    <Activity key={page.key} mode={page === open ? 'visible' : 'hidden'}>
      <IsAheadContext value={page !== open}>
        <PageAt path={page.path} routes={routes} />
      </IsAheadContext>
    </Activity>
  ));
}
