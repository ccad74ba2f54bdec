import type { ReactNode } from 'react';
import { Router } from 'wouter';
import type { Day } from '../content/types/basics';
import { site } from '../content/site';
import { ErrorBoundary } from './components/ErrorBoundary';
import { PageBoundary } from './layout/PageBoundary';
import { SiteLayout } from './layout/SiteLayout';
import { LastPastDay } from './meetings/useIsOver';
import { NewsContext } from './news/newsSources';
import type { NewsSources } from './news/newsSources';
import { pageOpener } from './navigation/pageOpener';
import { CurrentPage } from './CurrentPage';
import { routeOf } from './routes';
import { SiteTheme } from './theme/SiteTheme';

interface AppProps {
  /** The theme's global styles, for when no prerendered page provides them. */
  readonly globalStyle?: ReactNode;
  readonly news: NewsSources;
  /** The last day of the content that was over when the page was built. */
  readonly lastPastDay?: Day;
  /**
   * The path of the page to render where there is no address bar. In the browser, that of the page being
   * hydrated, which the visitor may leave before hydration is complete.
   */
  readonly path?: string;
  /** Rendered in place of the page at that path. */
  readonly page?: ReactNode;
}

/** Opens the page at an address of the site. */
export const openPage = pageOpener(routeOf);

/** Returns whether the page at a path is the showcase of a season. */
export const isShowcase = (path: string) => routeOf(path)?.isShowcase === true;

/** Renders the whole site around one page: theme, News, frame, routes, and a fallback for any failure. */
export function App({ globalStyle, news, lastPastDay, path, page }: AppProps) {
  return (
    <SiteTheme globalStyle={globalStyle}>
      <ErrorBoundary message={site.siteFailed}>
        <NewsContext value={news}>
          <LastPastDay value={lastPastDay}>
            <Router ssrPath={path} aroundNav={openPage}>
              <SiteLayout isShowcase={isShowcase} isFirstPageLate={news.snapshot.isShell === true}>
                {page ? <PageBoundary>{page}</PageBoundary> : <CurrentPage />}
              </SiteLayout>
            </Router>
          </LastPastDay>
        </NewsContext>
      </ErrorBoundary>
    </SiteTheme>
  );
}
