import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { site } from '../content/site';
import { ErrorBoundary } from './components/ErrorBoundary';
import { Failure } from './components/Failure';
import { PageBoundary } from './layout/PageBoundary';
import { SiteLayout } from './layout/SiteLayout';
import { NewsContext } from './news/NewsContext';
import type { NewsSources } from './news/newsSources';
import { openPage } from './openPage';
import { Pages } from './Pages';
import { SiteTheme } from './theme/SiteTheme';

interface AppProps {
  /** The global rules of the theme, where no prerendered page has brought them. */
  readonly globalStyle?: ReactNode;
  readonly news: NewsSources;
  /** The page to render where there is no address bar; in the browser the one that is taken over, which may be left before all of it is. */
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
            <SiteLayout>{page ? <PageBoundary>{page}</PageBoundary> : <Pages />}</SiteLayout>
          </Router>
        </NewsContext>
      </ErrorBoundary>
    </SiteTheme>
  );
}
