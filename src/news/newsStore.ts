import { constantStore, lazyStore } from '../lib/externalStore';
import type { ExternalStore } from '../lib/externalStore';
import { loadOnce } from '../lib/memoize';
import { isSameArticle } from './article';
import type { Article } from './article';
import { isUnavailable } from './freshness';
import { createLiveValue } from './liveValue';
import type { LiveState, LiveValue } from './liveValue';
import type { BuiltList, NewsFeed, NewsSources } from './newsSources';
import { neighborsAt, sortArticles } from './sortArticles';
import type { Neighbors } from './sortArticles';

export interface NewsStore {
  readonly list: ExternalStore<LiveState<Partial<BuiltList>>>;
  /** An article by its id; 'missing' only when the database itself said so of this article. */
  article(id: string): ExternalStore<LiveState<Article | 'missing'>>;
  /**
   * The articles before and after one: from the list if it is whole and contains the article, otherwise from
   * what the build wrote.
   */
  neighbors(id: string): ExternalStore<Neighbors | undefined>;
  /**
   * A list with the newest articles, in any order, for pages that show a few: no database is asked for it. What this
   * visit has of the list; else what the page was made from, or what the build wrote; empty when that cannot be had.
   */
  readonly newest: ExternalStore<readonly Article[] | undefined>;
  /**
   * Asks the database again at once, wherever a reader was told that it is unavailable. Resolves when these
   * attempts are over.
   */
  retry(): Promise<void>;
}

const stores = new WeakMap<NewsSources, NewsStore>();

/** Returns the one store for the given sources, created when the first page asks for it. */
export function newsStoreOf(sources: NewsSources): NewsStore {
  const store = stores.get(sources) ?? createNewsStore(sources);
  stores.set(sources, store);
  return store;
}

/**
 * Combines the page's snapshot, the build's files and the live feed, for any number of readers. The feed reconnects by
 * itself; asking again is what a person does, by a button or by coming back to the page.
 */
export function createNewsStore(sources: NewsSources): NewsStore {
  const { snapshot, files, loadFeed, isHidden, onReturn } = sources;
  let feed: NewsFeed | undefined;
  const connect = loadFeed && loadOnce(async () => (feed = await loadFeed()));

  /** The newest list that the database has sent: it is whole, and only its articles are complete. */
  let live: { readonly articles: readonly Article[] } | undefined;
  const list = createLiveValue<Partial<BuiltList>>({
    initial: snapshot.articles && snapshot,
    isHidden,
    loadFile: () =>
      snapshot.articles && !snapshot.hasMoreArticles ? undefined : files?.loadList(),
    read:
      connect &&
      (async (reader) =>
        (await connect()).readList({
          ...reader,
          answered(articles) {
            // The same list again must stay the same object.
            if (live?.articles !== articles) live = { articles };
            reader.answered(live);
          },
        })),
  });

  const articles = new Map<string, LiveValue<Article | 'missing'>>();
  /** The id of the article that the page was opened with, if the build did not know it. */
  let newerThanBuild: string | undefined;

  function openArticle(id: string): LiveValue<Article | 'missing'> {
    if (snapshot.isShell && articles.size === 0) newerThanBuild = id;
    let built = snapshot.article?.id === id ? snapshot.article : undefined;
    /** The newest list when the database last answered for the article itself. */
    let olderList: typeof live;
    const inNewerList = () =>
      live === olderList ? undefined : live?.articles.find((article) => article.id === id);
    return createLiveValue<Article | 'missing'>({
      initial: built ?? inNewerList(),
      isHidden,
      known: inNewerList,
      loadFile: async () => {
        if (built || inNewerList() || id === newerThanBuild) return undefined;
        return (built = await files?.loadArticle(id));
      },
      read:
        connect &&
        (async (reader) =>
          (await connect()).readArticle(id, {
            ...reader,
            answered(value) {
              olderList = live;
              const isBuilt = built && value !== 'missing' && isSameArticle(built, value);
              // What the build has made of the text stays with it.
              reader.answered(isBuilt ? { ...built!, copiedAt: undefined } : value);
            },
          })),
    });
  }

  async function retry() {
    if (isHidden?.()) return;
    const values = [list, ...articles.values()];
    if (values.some((value) => isUnavailable(value.current().freshness))) feed?.reconnect();
    await Promise.all(values.map((value) => value.retry()));
  }
  onReturn?.(() => void retry());

  const newest = lazyStore(async () => {
    const built = list.current().value ?? (await files?.loadList().catch(() => undefined));
    return built?.articles ?? [];
  }, snapshot.newest);

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
    newest: { ...newest, current: () => list.current().value?.articles ?? newest.current() },
    retry,
  };
}
