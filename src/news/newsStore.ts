import { once } from '../lib/once';
import type { Article } from './article';
import type { MarkdownRenderer } from './markdownRenderer';
import type { NewsFeed } from './newsFeed';
import type { BuiltList, NewsSources } from './newsSources';
import { createTopic } from './createTopic';
import type { Topic } from './createTopic';
import { createReconnection } from './createReconnection';
import type { NeighborSources } from './neighbors';
import type { Readable } from './readable';
import { toNewsArticle, toNewsList } from './shownNews';
import type { ShownArticle, ShownList } from './shownNews';
import { viewReadable } from './readable';

export interface NewsStore {
  readonly list: Readable<ShownList>;
  article(id: string): Readable<ShownArticle>;
  neighborSources(id: string): NeighborSources;
  readonly renderer: MarkdownRenderer;
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

/** Combines the page's snapshot, the build's files and the live feed, for any number of readers. */
export function createNewsStore(sources: NewsSources): NewsStore {
  const { snapshot, renderer, files, loadFeed, onReturn } = sources;
  let feed: NewsFeed | undefined;
  const connect =
    loadFeed &&
    once(async () => {
      feed = await loadFeed();
      // Until now, nothing was asked.
      reconnection.postpone();
      return feed;
    });

  const topics: Topic<unknown>[] = [];
  const isAnyWaiting = () => topics.some((topic) => topic.isWaiting());
  const reconnection = createReconnection(isAnyWaiting, () => feed?.reconnect());
  const afterAnswer = () => {
    if (!isAnyWaiting()) reconnection.end();
  };

  /** The newest list that the database has sent: it is whole, and only its articles are complete. */
  let live: { readonly articles: readonly Article[] } | undefined;
  const list = createTopic<Partial<BuiltList>>({
    initial: snapshot.articles && snapshot,
    loadFile: () =>
      snapshot.articles && !snapshot.hasMoreArticles ? undefined : files?.loadList(),
    loadFeed: connect,
    onSilence: reconnection.begin,
    read: (source, reader) =>
      source.readList({
        ...reader,
        answered(articles) {
          // The same list again must stay the same object.
          if (live?.articles !== articles) live = { articles };
          reader.answered(live);
          afterAnswer();
        },
      }),
  });
  const shownList = viewReadable(list, toNewsList);
  const opened = new Map<string, Readable<ShownArticle>>();
  topics.push(list);
  /** The id of the article that the page was opened with, if the build did not know it. */
  let newerThanBuild: string | undefined;

  const openArticle = (id: string): Readable<ShownArticle> => {
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
    if (snapshot.isShell && opened.size === 0) newerThanBuild = id;
    const topic = createTopic<Article | 'missing'>({
      initial: prerendered ?? inNewerList(),
      known: inNewerList,
      loadFile: () =>
        prerendered || inNewerList() || id === newerThanBuild
          ? undefined
          : files?.loadArticle(id).then((built) => {
              hasExisted ||= built !== undefined;
              return inNewerList() ?? built;
            }),
      loadFeed: connect,
      onSilence: reconnection.begin,
      read: (source, reader) =>
        source.readArticle(id, {
          ...reader,
          answered(value) {
            olderList = live;
            hasExisted ||= value !== 'missing';
            reader.answered(value);
            afterAnswer();
          },
        }),
    });
    topics.push(topic);
    return viewReadable(topic, toNewsArticle);
  };

  const retry = async () => {
    if (!isAnyWaiting()) return;
    feed?.reconnect();
    reconnection.postpone();
    await Promise.all(topics.map((topic) => topic.retry()));
  };
  onReturn?.(() => void retry());

  return {
    list: shownList,
    article(id) {
      const article = opened.get(id) ?? openArticle(id);
      opened.set(id, article);
      return article;
    },
    neighborSources(id) {
      const { articles, isPart } = shownList.current();
      return {
        list: isPart ? [] : articles,
        snapshot,
        files: id === newerThanBuild ? undefined : files,
      };
    },
    renderer,
    retry,
  };
}
