import { once } from '../lib/once';
import type { Article } from './article';
import type { MarkdownRenderer } from './markdownRenderer';
import type { Neighbors } from './neighbors';
import type { NewsFeed } from './newsFeed';
import type { BuiltList, NewsSources } from './newsSources';
import { createTopic } from './newsTopic';
import type { Topic } from './newsTopic';
import { readNeighbors } from './readNeighbors';
import type { Readable } from './readable';
import type { Freshness, TopicState } from './topicState';
import { viewReadable } from './viewReadable';

/** What the News page draws. */
export interface NewsList {
  readonly articles: readonly Article[];
  readonly freshness: Freshness;
  /** True while there are more articles than these. */
  readonly isPart: boolean;
}

/** What an article's page draws; 'missing' only when the database itself said so. */
export interface NewsArticle {
  readonly article: Article | 'missing' | undefined;
  readonly freshness: Freshness;
}

export interface NewsStore {
  readonly list: Readable<NewsList>;
  article(id: string): Readable<NewsArticle>;
  /** The articles before and after one, as far as they are known. */
  neighbors(id: string): Readable<Neighbors | undefined>;
  readonly renderer: MarkdownRenderer;
  /** Asks the database again at once, wherever a reader was told that it is unavailable. */
  retry(): void;
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
  const connect = loadFeed && once(async () => (feed = await loadFeed()));

  /** The newest list that the database has sent: only its articles are complete. */
  let live: readonly Article[] | undefined;
  /** The articles that the database has answered for since that list. */
  const answeredSince = new Set<string>();
  /** Incomplete lists: the page's, or one that the build wrote. */
  const parts = new WeakSet<readonly Article[]>();
  const noteParts = (part?: Partial<BuiltList>) => {
    if (part?.articles && part.hasMoreArticles) parts.add(part.articles);
    return part?.articles;
  };
  noteParts(snapshot);
  const loadFiled = async () => noteParts(await files?.loadList());
  const list = createTopic<readonly Article[]>({
    initial: snapshot.articles,
    loadSnapshot: snapshot.articles && !snapshot.hasMoreArticles ? undefined : loadFiled,
    loadFeed: connect,
    read: (source, reader) =>
      source.readList({
        ...reader,
        answered(value) {
          live = value;
          answeredSince.clear();
          reader.answered(value);
        },
      }),
  });
  const isPart = (value: readonly Article[]) => parts.has(value);
  const articles = new Map<string, ArticleTopic>();
  /** The id of the article that the page was opened with, if the build did not know it. */
  let newerThanBuild: string | undefined;

  const openArticle = (id: string): ArticleTopic => {
    const prerendered = snapshot.article?.id === id ? snapshot.article : undefined;
    const inNewerList = () =>
      answeredSince.has(id) ? undefined : live?.find((article) => article.id === id);
    if (snapshot.isShell && articles.size === 0) newerThanBuild = id;
    const topic = createTopic<Article | 'missing'>({
      initial: prerendered ?? inNewerList(),
      known: inNewerList,
      loadSnapshot: () =>
        prerendered || inNewerList() || id === newerThanBuild ? undefined : files?.loadArticle(id),
      loadFeed: connect,
      read: (source, reader) =>
        source.readArticle(id, {
          ...reader,
          answered(value) {
            answeredSince.add(id);
            reader.answered(value);
          },
        }),
    });
    return { topic, readable: viewReadable(topic, toNewsArticle) };
  };

  const retry = () => {
    const waiting = [list, ...topicsOf(articles)].filter((topic) => topic.isWaiting());
    if (waiting.length > 0) feed?.reconnect();
    waiting.forEach((topic) => topic.retry());
  };
  onReturn?.(retry);

  return {
    list: viewReadable(list, ({ value = [], freshness }) => ({
      articles: value,
      freshness,
      isPart: isPart(value),
    })),
    article(id) {
      const opened = articles.get(id) ?? openArticle(id);
      articles.set(id, opened);
      return opened.readable;
    },
    neighbors(id) {
      const { value = [] } = list.current();
      const whole = isPart(value) ? [] : value;
      return readNeighbors(id, whole, id === newerThanBuild ? { snapshot } : sources);
    },
    renderer,
    retry,
  };
}

interface ArticleTopic {
  readonly topic: Topic<Article | 'missing'>;
  readonly readable: Readable<NewsArticle>;
}

const topicsOf = (articles: ReadonlyMap<string, ArticleTopic>) =>
  [...articles.values()].map(({ topic }) => topic);

const toNewsArticle = ({ value, freshness }: TopicState<Article | 'missing'>): NewsArticle => ({
  article: value,
  freshness,
});
