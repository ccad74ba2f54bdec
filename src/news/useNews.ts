import { use, useMemo, useSyncExternalStore } from 'react';
import type { MarkdownLabels } from '../lib/markdown';
import { AS_PRERENDERED, useIsPrerendered } from '../lib/hydration';
import { articleIdFromParameter } from './newsAddresses';
import type { SafeHtml } from './markdownRenderer';
import { NewsContext } from './NewsContext';
import { newsStoreOf } from './newsStore';
import type { NewsStore } from './newsStore';
import type { ShownArticle, ShownList } from './shownNews';
import type { Readable } from './readable';

/** Returns the freshest available list of articles. */
export function useNewsList(): ShownList {
  return useReadable(useStore().list);
}

/** Returns the freshest available version of one article, by its id as the router found it in the address. */
export function useNewsArticle(parameter: string): ShownArticle {
  return useReadable(useStore().article(articleIdFromParameter(parameter)));
}

/** Returns the function behind every Retry button of the News; it resolves when the attempt is over. */
export function useNewsRetry(): () => Promise<void> {
  return useStore().retry;
}

/**
 * Returns an article as HTML; undefined until the renderer has loaded. `labels` must be the same object
 * every time. Meant for an element with suppressHydrationWarning: as long as the text is the one that the
 * page was prerendered with, the HTML on the page stays untouched.
 */
export function useArticleHtml(markdown: string, labels: MarkdownLabels): SafeHtml | undefined {
  const isPrerendered = useIsPrerendered(markdown);
  const render = useReadable(useStore().renderer);
  return useMemo(
    () => (isPrerendered ? AS_PRERENDERED : render?.article(markdown, labels)),
    [isPrerendered, render, markdown, labels],
  );
}

/** The starts of articles that came with the page, which the renderer does not know. */
const shownAsPrerendered = new Set<string>();

/**
 * Returns the same for the start of an article in the list, once it is wanted; at once if it was shown
 * before, so that a list the visitor returns to is as tall as it was.
 */
export function usePreviewHtml(markdown: string, isWanted: boolean): SafeHtml | undefined {
  const isPrerendered = useIsPrerendered(markdown);
  const render = useReadable(useStore().renderer);
  return useMemo(() => {
    if (isPrerendered) {
      shownAsPrerendered.add(markdown);
      return AS_PRERENDERED;
    }
    return isWanted || shownAsPrerendered.has(markdown)
      ? render?.preview(markdown)
      : render?.knownPreview?.(markdown);
  }, [isPrerendered, isWanted, render, markdown]);
}

/** Returns the store of the News around the page. Throws outside <NewsContext>. */
export function useStore(): NewsStore {
  const sources = use(NewsContext);
  if (!sources) throw new Error('The News hooks only work inside <NewsContext>.');
  return newsStoreOf(sources);
}

/** Returns what a source has now, and again whenever it changes. */
export function useReadable<T>({ subscribe, current, onServer }: Readable<T>): T {
  return useSyncExternalStore(subscribe, current, onServer);
}
