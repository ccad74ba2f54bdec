import { memo } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { PageBoundary } from './layout/PageBoundary';
import { routes } from './routes';

/** The page at the current address, drawn anew for each; an unknown address leads to Home. */
export const CurrentPage = memo(function CurrentPage() {
  const [path] = useLocation();
  return (
    <PageBoundary key={path}>
      <Switch>
        {routes.map(({ path: pattern, Page }) => (
          <Route key={pattern} path={pattern}>
            <Page />
          </Route>
        ))}
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
    </PageBoundary>
  );
});
