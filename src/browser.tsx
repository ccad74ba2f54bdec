import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { App, openPage } from './App';
import { onVisibilityChange } from './lib/timers';
import { afterPaint, whenIdle, whenLoaded } from './lib/waiting';
import { provideConfettiWorker } from './motion/confetti';
import { ignoreAnimationIterations } from './motion/ignoreAnimationIterations';
import { followTextLinks } from './navigation/pageOpener';
import { preloadOnIntent } from './navigation/preloadOnIntent';
import { localDatabase } from './news/databaseSettings';
import type { DatabaseSettings } from './news/databaseSettings';
import type * as FirestoreNews from './news/firestoreNews';
import { lazyStore } from './lib/externalStore';
import { loadOnce } from './lib/memoize';
import type { NewsFeed, NewsSources } from './news/newsSources';
import { newsFiles } from './news/newsFiles';
import { readPageData } from './news/pageData';
import { cachingFeed } from './offline/newsCopies';
import { registerServiceWorker } from './offline/registerServiceWorker';
import { routeOf } from './routes';
import { GlobalStyle } from './theme/GlobalStyle';
import { CONFETTI_ADDRESS, WORKER_ADDRESS, trustRenderer, trustedWorker } from './trustedTypes';

const data = readPageData(document);

/** The development server's page does not say where the database is. */
const database =
  data?.database ??
  (process.env.DATABASE ? (JSON.parse(process.env.DATABASE) as DatabaseSettings) : localDatabase);

/** Loads what makes HTML of the texts. */
const loadRenderer = loadOnce(async () => {
  await afterPaint();
  return (await import('./markdown/trustedMarkdown')).trustedMarkdown(trustRenderer);
});

const news: NewsSources = {
  snapshot: data?.news ?? {},
  files: newsFiles,
  renderer: lazyStore(loadRenderer),
  loadFeed: async () => {
    // The database's code takes a phone a tenth of a second at a time: not while the page hydrates.
    await whenIdle();
    // What it answers has no words for the cards, as the build's list has: they would lose them until they are HTML.
    await loadRenderer().catch(() => undefined);
    return connect();
  },
  isHidden: () => document.hidden,
  onReturn: (retry) => {
    window.addEventListener('online', retry);
    onVisibilityChange(() => {
      if (!document.hidden) retry();
    });
  },
};

/**
 * Connects to the database. The Firestore code is built separately, which makes it a third smaller, and
 * the page says where to find it.
 */
async function connect(): Promise<NewsFeed> {
  if (process.env.NODE_ENV !== 'production' && !data) {
    const { createFirestoreNews } = await import('./news/firestoreNews');
    return createFirestoreNews(database);
  }
  if (!data) throw new Error('The page has lost its data block.');
  const { createFirestoreNews } = await importFeed(data.feedScript);
  return cachingFeed(createFirestoreNews(database));
}

/** Finds the pictures of articles that the build has not got yet, and gets them from the database. */
function followUnbuiltPictures(): void {
  const show = async (image: EventTarget | null) => {
    if (!(image instanceof HTMLImageElement) || !image.dataset.picture) return;
    const { showStoredPicture } = await import('./news/showStoredPicture');
    await showStoredPicture(image, database);
  };
  document.addEventListener('error', ({ target }) => void show(target), true);
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) void show(image);
  }
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

/**
 * Hydrates the page, or renders it if it is empty, and prepares what comes after it: links, confetti and reading
 * offline. Throws when the page has lost its root.
 */
export function hydratePage(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has lost its #root.');
  ignoreAnimationIterations(root);
  provideConfettiWorker(() => new Worker(trustedWorker(CONFETTI_ADDRESS)));
  // In a transition, React hydrates in small steps and can handle a click in between.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  preloadOnIntent(document, routeOf);
  followUnbuiltPictures();
  followTextLinks(document, (address) => openPage(navigate, address));
  // The development server has no service worker, and builds each page on request.
  if (process.env.NODE_ENV === 'production') {
    void whenLoaded().then(() => registerServiceWorker(trustedWorker(WORKER_ADDRESS)));
  }
}
