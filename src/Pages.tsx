import { Activity, memo, useEffect, useState, useSyncExternalStore } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { PageBoundary } from './layout/PageBoundary';
import { arrivesAtTop } from './navigation/arrival';
import { IsAhead, pageAhead, putAhead } from './navigation/pageAhead';
import type { DrawnPage } from './navigation/pageAhead';
import { routes } from './routes';

/**
 * The page that the address leads to and, unseen beside it, the one that the visitor is about to open: a
 * link has only to show that. The way back leads to a page that may be scrolled, which is drawn anew.
 */
export function Pages() {
  const [path] = useLocation();
  const ahead = useSyncExternalStore(pageAhead.subscribe, pageAhead.current, pageAhead.current);
  const [shown, setShown] = useState<DrawnPage>({ path, key: path });
  // Runs when the path changes.
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

/** Drawn once, whatever happens to the pages beside it. */
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
