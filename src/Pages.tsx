import { Activity, memo, useEffect, useState, useSyncExternalStore } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { PageBoundary } from './layout/PageBoundary';
import { arrivesAtTop } from './navigation/arrival';
import { IsAhead, pageAhead, putAhead } from './navigation/pageAhead';
import type { DrawnPage } from './navigation/pageAhead';
import { routes } from './routes';

/**
 * Renders the page at the current address and, hidden beside it, the page that the visitor is about to
 * open, so that a link only has to reveal it. Going back leads to a page that may be scrolled; that page
 * is rendered anew.
 */
export function Pages() {
  const [path] = useLocation();
  const ahead = useSyncExternalStore(pageAhead.subscribe, pageAhead.current, pageAhead.current);
  const [shown, setShown] = useState<DrawnPage>({ path, key: path });
  // The cleanup runs when the path changes.
  useEffect(() => () => putAhead(undefined), [path]);

  let open = shown;
  if (shown.path !== path) {
    open = ahead?.path === path && arrivesAtTop() ? ahead : { path, key: path };
    setShown(open);
  }
  const pages = ahead && ahead.path !== path ? [open, ahead] : [open];

  return pages.map((page) => (
    <Activity key={page.key} mode={page === open ? 'visible' : 'hidden'}>
      <IsAhead value={page !== open}>
        <PageAt path={page.path} />
      </IsAhead>
    </Activity>
  ));
}

/** Renders once, no matter what happens to the pages beside it. */
const PageAt = memo(function PageAt({ path }: { readonly path: string }) {
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
