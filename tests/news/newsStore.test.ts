import type { NewsSources } from '../../src/news/newsSources';
import type { Article } from '../../src/news/article';
import { ANSWER_DEADLINE_MS, UNREACHABLE_GRACE_MS } from '../../src/news/liveValue';
import { createNewsStore as createStore } from '../../src/news/newsStore';
import { fakeFeed } from './fakeFeed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);
const createNewsStore = (sources: Omit<NewsSources, 'renderer'>) =>
  createStore({ ...sources, renderer: { current: noop, onServer: noop, subscribe: () => noop } });
const article = (id: string, content = ''): Article => ({ id, title: id, publishedAt: 1, content });
const noop = () => undefined;

test('a page with only the newest articles fetches the others from the build', async () => {
  const all = [article('new'), article('old')];
  const filed = { articles: all, hasMoreArticles: false };
  const files = { loadList: jest.fn(async () => filed), loadArticle: async () => undefined };
  const partial = { articles: [article('new')], hasMoreArticles: true };
  const store = createNewsStore({ snapshot: partial, files, loadFeed: fakeFeed().load });
  expect(store.list.current().value).toBe(partial);
  store.list.subscribe(noop);
  await settle();
  expect(store.list.current()).toMatchObject({ value: filed });

  const whole = { articles: all, hasMoreArticles: false };
  createNewsStore({ snapshot: whole, files, loadFeed: fakeFeed().load }).list.subscribe(noop);
  await settle();
  expect(files.loadList).toHaveBeenCalledTimes(1);
});

test('the newest articles are those of the page, else of the build, until the list has been read live', async () => {
  const feed = fakeFeed();
  const onPage = createNewsStore({ snapshot: { newest: [article('page')] }, loadFeed: feed.load });
  expect(onPage.newest.current()).toEqual([article('page')]);
  expect(onPage.newest.current()).toBe(onPage.newest.onServer());

  const filed = { articles: [article('filed')], hasMoreArticles: false };
  const files = { loadList: async () => filed, loadArticle: async () => undefined };
  const { newest, list } = createNewsStore({ snapshot: {}, files, loadFeed: feed.load });
  newest.subscribe(noop);
  await settle();
  expect(newest.current()).toEqual(filed.articles);
  expect(feed.readers()).toBe(0);
  list.subscribe(noop);
  await settle();
  feed.answerList([article('live')]);
  expect(newest.current()).toEqual([article('live')]);

  const loadList = () => Promise.reject(new Error('offline'));
  const without = createNewsStore({ snapshot: {}, files: { ...files, loadList } }).newest;
  without.subscribe(noop);
  await settle();
  expect(without.current()).toEqual([]);
});

test('an article opened from a live list is there at once, in full', async () => {
  const feed = fakeFeed();
  const store = createNewsStore({ snapshot: {}, loadFeed: feed.load });
  store.list.subscribe(noop);
  await settle();
  feed.answerList([article('a', 'the whole text')]);
  expect(store.article('a').current()).toEqual({
    value: article('a', 'the whole text'),
    freshness: 'snapshot',
  });
});

test.each([
  ['is corrected', article('a', 'first words')],
  ['was not there', 'missing'],
] as const)(
  'an article that %s has, when it is opened again, what the list has said since',
  async (_what, first) => {
    const feed = fakeFeed();
    const store = createNewsStore({ snapshot: {}, loadFeed: feed.load });
    const opened = store.article('a');
    const leave = opened.subscribe(noop);
    await settle();
    feed.answerArticle('a', first);
    leave();
    store.list.subscribe(noop);
    await settle();
    feed.answerList([article('a', 'better words')]);
    opened.subscribe(noop);
    expect(opened.current()).toEqual({
      value: article('a', 'better words'),
      freshness: 'snapshot',
    });
  },
);

test('a list from the database updates the article that the page was prerendered with', async () => {
  const feed = fakeFeed();
  const snapshot = { article: article('a', 'as it was built') };
  const store = createNewsStore({ snapshot, loadFeed: feed.load });
  store.list.subscribe(noop);
  await settle();
  feed.answerList([article('a', 'better words')]);
  const opened = store.article('a');
  expect(opened.onServer()).toMatchObject({ value: snapshot.article });
  opened.subscribe(noop);
  expect(opened.current()).toMatchObject({ value: article('a', 'better words') });
});

test('an article opened from a list of previews comes from the build', async () => {
  const whole = article('a', 'the whole text');
  const files = { loadList: async () => undefined, loadArticle: async () => whole };
  const snapshot = { articles: [article('a', 'the …')] };
  const store = createNewsStore({ snapshot, files, loadFeed: fakeFeed().load });
  const opened = store.article('a');
  expect(opened.current()).toEqual({ value: undefined, freshness: 'loading' });
  opened.subscribe(noop);
  await settle();
  expect(opened.current()).toEqual({ value: whole, freshness: 'snapshot' });
});

test('the shell does not look for a file of its own article, but does for those of others', async () => {
  const loadArticle = jest.fn(async () => undefined);
  const files = { loadList: async () => undefined, loadArticle };
  const snapshot = { isShell: true };
  const store = createNewsStore({ snapshot, files, loadFeed: fakeFeed().load });
  store.article('new').subscribe(noop);
  store.article('old').subscribe(noop);
  store.neighbors('new').subscribe(noop);
  await settle();
  expect(loadArticle.mock.calls).toEqual([['old']]);
});

test('Retry leaves the feed alone while nobody is waiting, and reconnects it for the reader of an article', async () => {
  const feed = fakeFeed();
  const store = createNewsStore({ snapshot: {}, loadFeed: feed.load });
  store.list.subscribe(noop);
  await settle();
  feed.answerList([article('a')]);
  void store.retry();
  expect(feed.reconnect).not.toHaveBeenCalled();
  store.article('b').subscribe(noop);
  await settle();
  void store.retry();
  expect(feed.reconnect).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(ANSWER_DEADLINE_MS);
  void store.retry();
  expect(feed.reconnect).toHaveBeenCalledTimes(1);
});

test('a tab that nobody sees asks for nothing, and asks once it is seen', async () => {
  const feed = fakeFeed();
  let isHidden = true;
  let change = () => {};
  const store = createNewsStore({
    snapshot: { articles: [article('old')] },
    loadFeed: feed.load,
    isHidden: () => isHidden,
    onReturn: (retry) => (change = retry),
  });
  store.list.subscribe(noop);
  await jest.advanceTimersByTimeAsync(60_000);
  change();
  expect([feed.readers(), store.list.current().freshness]).toEqual([0, 'snapshot']);
  isHidden = false;
  change();
  await settle();
  expect(feed.readers()).toBe(1);

  feed.loseList();
  await jest.advanceTimersByTimeAsync(UNREACHABLE_GRACE_MS);
  isHidden = true;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(feed.reconnect).not.toHaveBeenCalled();
});

test('the neighbors of an article come from a complete list, or else from its own file', async () => {
  const filed = { ...article('b'), neighbors: { newer: article('filed') } };
  const files = { loadList: async () => undefined, loadArticle: async () => filed };
  const articles = [article('c'), article('b'), article('a')];
  const whole = createNewsStore({ snapshot: { articles }, files });
  const near = whole.neighbors('b').current();
  expect([near?.newer?.id, near?.older?.id].sort()).toEqual(['a', 'c']);

  const part = createNewsStore({ snapshot: { articles, hasMoreArticles: true }, files });
  const neighbors = part.neighbors('b');
  neighbors.subscribe(noop);
  await settle();
  expect(neighbors.current()).toEqual({ newer: article('filed') });
});
