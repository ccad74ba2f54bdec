import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { site } from '../content/site';
import { ErrorBoundary } from './components/ErrorBoundary';
import { Failure } from './components/Failure';
import { PageLoading } from './layout/PageLoading';
import { SiteLayout } from './layout/SiteLayout';
import { NewsContext } from './news/NewsContext';
import type { NewsSources } from './news/newsSources';
import { openPage } from './openPage';
import { PageBoundary } from './layout/PageBoundary';
import { routes } from './routes';
import { SiteTheme } from './theme/SiteTheme';

interface AppProps {
  /** The global rules of the theme, where no prerendered page has brought them. */
  readonly globalStyle?: ReactNode;
  readonly news: NewsSources;
  /** The page to render where there is no address bar. */
  readonly path?: string;
  /** Drawn in place of the page that the path leads to. */
  readonly page?: ReactNode;
}

/** The whole site around one page: theme, News, frame, routes, and what stands in when any of it fails. */
export function App({ globalStyle, news, path, page }: AppProps) {
  return (
    <SiteTheme globalStyle={globalStyle}>
      <ErrorBoundary
        fallback={() => <Failure {...site.siteFailed} onAction={() => location.reload()} />}
      >
        <NewsContext value={news}>
          <Router ssrPath={path} aroundNav={openPage}>
            <SiteLayout>
              <PageBoundary>
                <Suspense fallback={<PageLoading />}>
                  {page ?? (
                    <Switch>
                      {routes.map((route) => (
                        <Route key={route.path} path={route.path}>
                          <route.Page />
                        </Route>
                      ))}
                      <Route>
                        <Redirect to="/" replace />
                      </Route>
                    </Switch>
                  )}
                </Suspense>
              </PageBoundary>
            </SiteLayout>
          </Router>
        </NewsContext>
      </ErrorBoundary>
    </SiteTheme>
  );
}
