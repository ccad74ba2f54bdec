import { use, useMemo } from 'react';
import { constantStore, useExternalStore } from '../lib/externalStore';
import { AS_PRERENDERED, useIsPrerendered } from '../lib/hydration';
import type { Article } from './article';
import type { Freshness } from './freshness';
import { articleIdFromParameter } from './newsAddresses';
import { NewsContext } from './newsSources';
import type { BuiltList, NewsSources } from './newsSources';
import { newsStoreOf } from './newsStore';
import type { NewsStore } from './newsStore';
import { sortArticles } from './sortArticles';
import type { Neighbors } from './sortArticles';
import type { SafeHtml } from '../markdown/trustedMarkdown';

/** What the News page draws: `hasMoreArticles` and `copiedAt` only while it is a copy. */
export interface ShownList extends Partial<BuiltList> {
  readonly articles: readonly Article[];
  readonly freshness: Freshness;
}

/** Returns the freshest available list of articles. */
export function useNewsList(): ShownList {
  const { value, freshness } = useExternalStore(useStore().list);
  return { articles: NONE, ...value, freshness };
}

const NONE: readonly Article[] = [];

/** What an article's page draws; 'missing' only when the database itself said so. */
export interface ShownArticle {
  readonly article: Article | 'missing' | undefined;
  readonly freshness: Freshness;
}

/** Returns the freshest available version of one article, by its id as the router found it in the address. */
export function useNewsArticle(parameter: string): ShownArticle {
  const store = useStore().article(articleIdFromParameter(parameter));
  const { value, freshness } = useExternalStore(store);
  return { article: value, freshness };
}

/** Returns the articles before and after one, by its id as in useNewsArticle; undefined until they are known. */
export function useNeighbors(parameter: string): Neighbors | undefined {
  const store = useStore();
  return useExternalStore(
    useMemo(() => store.neighbors(articleIdFromParameter(parameter)), [store, parameter]),
  );
}

/** Returns the newest articles that are known without the database; undefined until they have loaded. */
export function useNewestArticles(): readonly Article[] | undefined {
  const articles = useExternalStore(useStore().newest);
  return useMemo(() => articles && sortArticles(articles, 'new-old').slice(0, NEWEST), [articles]);
}

/** How many articles are offered in place of a missing one. */
const NEWEST = 3;

/** Returns the function behind every Retry button of the News; it resolves when the attempt is over. */
export function useNewsRetry(): () => Promise<void> {
  return useStore().retry;
}

/**
 * Returns an article as HTML; undefined until the renderer has loaded. `tableLabel` must be the same every time.
 * Meant for an element with suppressHydrationWarning: as long as the text is the one that the page was prerendered
 * with, the HTML on the page stays untouched.
 */
export function useArticleHtml(markdown: string, tableLabel: string): SafeHtml | undefined {
  const isPrerendered = useIsPrerendered(markdown);
  const render = useExternalStore(useSources().renderer);
  return useMemo(
    () => (isPrerendered ? AS_PRERENDERED : render?.article(markdown, tableLabel)),
    [isPrerendered, render, markdown, tableLabel],
  );
}

/** Returns the same for the first lines of an article, by the start of its text; without one, nothing is loaded. */
export function usePreviewHtml(start: string | undefined): SafeHtml | undefined {
  const { renderer } = useSources();
  const isPrerendered = useIsPrerendered(start);
  const render = useExternalStore(start === undefined ? NO_RENDERER : renderer);
  if (start === undefined) return undefined;
  return isPrerendered ? AS_PRERENDERED : render?.preview(start);
}

const NO_RENDERER = constantStore(undefined);

/** Returns how many minutes it takes to read an article; undefined until it is known. */
export function useReadingMinutes({ minutes, content }: Article): number | undefined {
  const render = useExternalStore(useSources().renderer);
  return useMemo(() => minutes ?? render?.minutes(content), [minutes, render, content]);
}

const useStore = (): NewsStore => newsStoreOf(useSources());

/** Returns where the News around the page comes from. Throws outside <NewsContext>. */
function useSources(): NewsSources {
  const sources = use(NewsContext);
  if (!sources) throw new Error('The News hooks only work inside <NewsContext>.');
  return sources;
}
