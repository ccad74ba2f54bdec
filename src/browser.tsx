import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { App } from './App';
import { afterPaint } from './lib/afterPaint';
import { onVisibilityChange } from './lib/onVisibilityChange';
import { ignoreAnimationIterations } from './motion/ignoreAnimationIterations';
import { localDatabase } from './news/databaseSettings';
import type { DatabaseSettings } from './news/databaseSettings';
import type * as FirestoreNews from './news/firestoreNews';
import { lazyReadable } from './news/lazyReadable';
import type { NewsFeed } from './news/newsFeed';
import type { NewsSources } from './news/newsSources';
import { readPageData } from './news/pageData';
import { openPage } from './openPage';
import type * as PrepareNext from './prepareNext';
import { GlobalStyle } from './theme/GlobalStyle';

const data = readPageData(document);
const loadLater = () => import('./prepareNext');

const news: NewsSources = {
  snapshot: data?.news ?? {},
  files: {
    loadList: async () => (await loadLater()).newsFiles.loadList(),
    loadArticle: async (id) => (await loadLater()).newsFiles.loadArticle(id),
  },
  renderer: lazyReadable(async () => {
    await afterPaint();
    const [{ trustedMarkdown }, { trustRenderer }] = await Promise.all([
      import('./news/trustedMarkdown'),
      loadLater(),
    ]);
    return trustedMarkdown(trustRenderer);
  }),
  loadFeed: async () => {
    await afterPaint();
    return connect();
  },
  onReturn: (retry) => {
    window.addEventListener('online', retry);
    onVisibilityChange(() => {
      if (!document.hidden) retry();
    });
  },
};

/**
 * Connects to the database. The Firestore code is built separately, which makes it a third smaller, and
 * the page says where to find it. The development server's page does not.
 */
async function connect(): Promise<NewsFeed> {
  if (process.env.NODE_ENV !== 'production' && !data) {
    const { createFirestoreNews } = await import('./news/firestoreNews');
    const given = process.env.DATABASE;
    return createFirestoreNews(given ? (JSON.parse(given) as DatabaseSettings) : localDatabase);
  }
  if (!data) throw new Error('The page has lost its data block.');
  const { createFirestoreNews } = await importFeed(data.feedScript);
  const feed = createFirestoreNews(data.database);
  return loadLater().then(
    ({ cachingFeed }) => cachingFeed(feed),
    () => feed,
  );
}

let query = '';

/**
 * Imports the feed. Browsers from before 2026 never request a script again after its import has failed.
 * With a query, which the server ignores, they take it for a different script.
 */
function importFeed(script: string): Promise<typeof FirestoreNews> {
  return import(script + query).catch((error: unknown) => {
    query = `?again=${Date.now()}`;
    throw error;
  }) as Promise<typeof FirestoreNews>;
}

/** The global styles; only the development server's page comes without them. */
const globalStyle = process.env.NODE_ENV === 'production' ? undefined : <GlobalStyle />;

const app = (
  <StrictMode>
    <App
      globalStyle={globalStyle}
      news={news}
      lastPastDay={data?.lastPastDay}
      path={location.pathname}
    />
  </StrictMode>
);

/** Hydrates the page, or renders it if it is empty. Throws when the page has lost its root. */
export function hydratePage(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has lost its #root.');
  ignoreAnimationIterations(root);
  // In a transition, React hydrates in small steps and can handle a click in between.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);

  // Without this script, the page works all the same.
  void afterPaint()
    .then(loadLater)
    .then(prepare, () => undefined);
}

function prepare(next: typeof PrepareNext) {
  next.prepareOnIntent(document);
  // The development server has no service worker, and builds each page on request.
  if (process.env.NODE_ENV !== 'production') return undefined;
  return next.prepareNext((address) => openPage(navigate, address));
}
