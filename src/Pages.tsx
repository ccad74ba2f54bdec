import { Activity, memo, useEffect, useState, useSyncExternalStore } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { PageBoundary } from './layout/PageBoundary';
import { arrivesAtTop } from './navigation/arrival';
import { IsAheadContext, pageAhead, setPageAhead } from './navigation/pageAhead';
import type { RenderedPage } from './navigation/pageAhead';
import type { SiteRoute } from './routes';

interface PagesProps {
  /** Always the same list. */
  readonly routes: readonly Pick<SiteRoute, 'path' | 'Page'>[];
}

/**
 * Renders the page at the current address and, hidden beside it, the page that the visitor is about to
 * open, so that a link only has to reveal it. Going back leads to a page that may be scrolled; that page
 * is rendered anew.
 */
export function Pages({ routes }: PagesProps) {
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

/** Renders once, no matter what happens to the pages beside it. */
const PageAt = memo(function PageAt({ path, routes }: PagesProps & { readonly path: string }) {
  return (
    <PageBoundary>
      <Switch location={path}>
        {routes.map((route) => (
          <Route key={route.path} path={route.path}>
            <route.Page />
          </Route>
        ))}
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
    </PageBoundary>
  );
});
