import { createBackoff } from '../lib/createBackoff';
import { constantStore, lazyStore } from '../lib/externalStore';
import type { ExternalStore } from '../lib/externalStore';
import { isSameArticle } from './article';
import type { Article } from './article';
import { isUnavailable } from './freshness';
import { createLiveValue } from './liveValue';
import type { LiveSource, LiveState, LiveValue } from './liveValue';
import type { BuiltList, NewsFeed, NewsSources } from './newsSources';
import { neighborsAt, sortArticles } from './sortArticles';
import type { Neighbors } from './sortArticles';
import type { MarkdownRenderer } from '../markdown/trustedMarkdown';

export interface NewsStore {
  readonly list: ExternalStore<LiveState<Partial<BuiltList>>>;
  /** An article by its id; 'missing' only when the database itself said so. */
  article(id: string): ExternalStore<LiveState<Article | 'missing'>>;
  /**
   * The articles before and after one: from the list if it is whole and contains the article, otherwise from
   * what the build wrote.
   */
  neighbors(id: string): ExternalStore<Neighbors | undefined>;
  /** The newest articles that the build wrote, for those who have missed one. */
  readonly newest: ExternalStore<readonly Article[] | undefined>;
  readonly renderer: MarkdownRenderer;
  /**
   * Asks the database again at once, wherever a reader was told that it is unavailable. Resolves when these
   * attempts are over.
   */
  retry(): Promise<void>;
}

/** The waits before the database is asked again for those who were told that it is unavailable. */
export const ASK_AGAIN_MS = [5000, 10_000, 20_000, 30_000] as const;

/** How many articles are offered in place of a missing one. */
const NEWEST = 3;

const stores = new WeakMap<NewsSources, NewsStore>();

/** Returns the one store for the given sources, created when the first page asks for it. */
export function newsStoreOf(sources: NewsSources): NewsStore {
  const store = stores.get(sources) ?? createNewsStore(sources);
  stores.set(sources, store);
  return store;
}

/** Combines the page's snapshot, the build's files and the live feed, for any number of readers. */
export function createNewsStore(sources: NewsSources): NewsStore {
  const { snapshot, renderer, files, loadFeed, isHidden, onReturn } = sources;
  let feed: NewsFeed | undefined;
  let connecting: Promise<NewsFeed> | undefined;
  const values: LiveValue<unknown>[] = [];
  const freshnessOf = (value: LiveValue<unknown>) => value.current().freshness;
  const isAnyWaiting = () => values.some((value) => isUnavailable(freshnessOf(value)));

  /**
   * Asks later and later: a request that hangs is given up by Firestore's client after most of a minute, and
   * one that fails is repeated after up to as long.
   */
  const later = createBackoff(ASK_AGAIN_MS, () => {
    if (!isAnyWaiting() || isHidden?.()) return;
    if (values.some((value) => freshnessOf(value) === 'unreachable')) feed?.reconnect();
    values.forEach((value) => value.askAgain());
    later.schedule();
  });

  async function retry() {
    if (isHidden?.()) return;
    if (isAnyWaiting()) {
      feed?.reconnect();
      later.schedule();
    }
    await Promise.all(values.map((value) => value.retry()));
  }
  onReturn?.(() => void retry());

  async function connect(load: () => Promise<NewsFeed>): Promise<NewsFeed> {
    try {
      feed = await load();
      // Until now, nothing was asked.
      if (isAnyWaiting()) later.schedule();
      return feed;
    } catch (error) {
      connecting = undefined;
      throw error;
    }
  }

  function openValue<T>(
    source: Omit<LiveSource<T>, 'loadFeed' | 'isHidden' | 'onUnavailable'>,
  ): LiveValue<T> {
    const value = createLiveValue({
      ...source,
      // Once for all readers, and again only after it has failed.
      loadFeed: loadFeed && (() => (connecting ??= connect(loadFeed))),
      isHidden,
      onUnavailable: later.restart,
    });
    values.push(value);
    return value;
  }

  /** The newest list that the database has sent: it is whole, and only its articles are complete. */
  let live: { readonly articles: readonly Article[] } | undefined;
  const list = openValue<Partial<BuiltList>>({
    initial: snapshot.articles && snapshot,
    loadFile: () =>
      snapshot.articles && !snapshot.hasMoreArticles ? undefined : files?.loadList(),
    read: (source, reader) =>
      source.readList({
        ...reader,
        answered(articles) {
          // The same list again must stay the same object.
          if (live?.articles !== articles) live = { articles };
          reader.answered(live);
        },
      }),
  });

  const articles = new Map<string, LiveValue<Article | 'missing'>>();
  /** The id of the article that the page was opened with, if the build did not know it. */
  let newerThanBuild: string | undefined;

  const openArticle = (id: string) => {
    const prerendered = snapshot.article?.id === id ? snapshot.article : undefined;
    /** The newest list when the database last answered for the article itself. */
    let olderList: typeof live;
    /** Whether there has been such an article: one that there has not may be newer than the list. */
    let hasExisted = prerendered !== undefined;
    const inNewerList = () => {
      if (!live || live === olderList) return undefined;
      const found = live.articles.find((article) => article.id === id);
      return found ?? (hasExisted ? 'missing' : undefined);
    };
    let built: Article | undefined = prerendered;
    /** With what the build has made of the same text. */
    const asBuilt = (value: Article | 'missing') =>
      built && value !== 'missing' && isSameArticle(built, value)
        ? { ...built, copiedAt: undefined }
        : value;
    if (snapshot.isShell && articles.size === 0) newerThanBuild = id;
    return openValue<Article | 'missing'>({
      initial: prerendered ?? inNewerList(),
      known: inNewerList,
      loadFile: () =>
        prerendered || inNewerList() || id === newerThanBuild
          ? undefined
          : files?.loadArticle(id).then((file) => {
              built = file;
              hasExisted ||= built !== undefined;
              return inNewerList() ?? built;
            }),
      read: (source, reader) =>
        source.readArticle(id, {
          ...reader,
          answered(value) {
            olderList = live;
            hasExisted ||= value !== 'missing';
            reader.answered(asBuilt(value));
          },
        }),
    });
  };

  return {
    list,
    article(id) {
      const article = articles.get(id) ?? openArticle(id);
      articles.set(id, article);
      return article;
    },
    neighbors(id) {
      const { value } = list.current();
      const whole = value?.hasMoreArticles ? undefined : value?.articles;
      const sorted = sortArticles(whole ?? [], 'new-old');
      const index = sorted.findIndex((article) => article.id === id);
      if (index >= 0) return constantStore(neighborsAt(sorted, index));
      if (snapshot.article?.id === id) return constantStore(snapshot.neighbors);
      const filed = id === newerThanBuild ? undefined : files;
      return lazyStore(async () => (await filed?.loadArticle(id))?.neighbors);
    },
    newest: lazyStore(async () => {
      const built = list.current().value?.articles ?? (await files?.loadList())?.articles;
      return built && sortArticles(built, 'new-old').slice(0, NEWEST);
    }),
    renderer,
    retry,
  };
}
