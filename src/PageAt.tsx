import { memo } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { PageBoundary } from './layout/PageBoundary';
import type { SiteRoute } from './routes';

export interface PageAtProps {
  readonly path: string;
  /** Always the same list. */
  readonly routes: readonly Pick<SiteRoute, 'path' | 'Page'>[];
}

/** The page at a path. Renders once, no matter what happens to the pages beside it. */
export const PageAt = memo(function PageAt({ path, routes }: PageAtProps) {
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
