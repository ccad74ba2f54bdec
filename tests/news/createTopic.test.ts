import type { FeedReader, NewsFeed } from '../../src/news/newsFeed';
import {
  ANSWER_DEADLINE_MS,
  ASK_AGAIN_MS,
  UNREACHABLE_GRACE_MS,
  createTopic,
} from '../../src/news/createTopic';
import type { TopicSource } from '../../src/news/topicSource';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

/** A topic of one word, and hands on everything that its feed could say. */
function openTopic(source: Partial<TopicSource<string>> = {}) {
  const readers: FeedReader<string>[] = [];
  const stopped = jest.fn();
  const topic = createTopic<string>({
    loadFeed: async () => ({}) as NewsFeed,
    read: (_feed, reader) => {
      readers.push(reader);
      return stopped;
    },
    ...source,
  });
  return { topic, readers, stopped, feed: () => readers.at(-1)! };
}

type Opened = ReturnType<typeof openTopic> & { readonly leave: () => void };

test('a topic with nothing to show is loading, and live after the first answer', async () => {
  const { topic, feed } = openTopic();
  const listener = jest.fn();
  topic.subscribe(listener);
  await settle();
  expect(topic.current()).toEqual({ value: undefined, freshness: 'loading' });
  feed().answered('news');
  expect(topic.current()).toEqual({ value: 'news', freshness: 'live' });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('what the page was prerendered from is shown at once, and always during hydration', async () => {
  const { topic, feed } = openTopic({ initial: 'old' });
  const onServer = topic.onServer();
  expect(topic.current()).toEqual({ value: 'old', freshness: 'snapshot' });
  topic.subscribe(() => undefined);
  await settle();
  feed().answered('new');
  expect(topic.onServer()).toBe(onServer);
});

test('a connection that recovers within the grace period is never reported as lost', async () => {
  const { topic, feed } = openTopic();
  const seen: string[] = [];
  topic.subscribe(() => seen.push(topic.current().freshness));
  await settle();
  feed().answered('news');
  feed().unreachable();
  await jest.advanceTimersByTimeAsync(UNREACHABLE_GRACE_MS - 1);
  feed().answered('news');
  await jest.advanceTimersByTimeAsync(ANSWER_DEADLINE_MS);
  expect(seen).toEqual(['live']);
});

test('a refusal is reported, and retried at growing intervals', async () => {
  const { topic, feed, readers } = openTopic({ initial: 'old' });
  topic.subscribe(() => undefined);
  await settle();
  for (const [refusals, wait] of [...ASK_AGAIN_MS, ASK_AGAIN_MS.at(-1)!].entries()) {
    feed().denied();
    expect(topic.current()).toEqual({ value: 'old', freshness: 'denied' });
    await jest.advanceTimersByTimeAsync(wait - 1);
    expect(readers).toHaveLength(refusals + 1);
    await jest.advanceTimersByTimeAsync(1);
    expect(readers).toHaveLength(refusals + 2);
  }
  feed().answered('new');
  expect(topic.current().freshness).toBe('live');
});

test('a retry after a refusal asks at once, and only once', async () => {
  const { topic, feed, readers } = openTopic();
  topic.subscribe(() => undefined);
  await settle();
  feed().denied();
  void topic.retry();
  await jest.advanceTimersByTimeAsync(ASK_AGAIN_MS[0]);
  expect(readers).toHaveLength(2);
});

test.each([
  ['answered', async ({ feed }: Opened) => feed().answered('news')],
  ['refused', async ({ feed }: Opened) => feed().denied()],
  ['given up', () => jest.advanceTimersByTimeAsync(ANSWER_DEADLINE_MS)],
  ['wanted by nobody', async ({ leave }: Opened) => leave()],
])('a retry is over once it is %s, and not before', async (_end, bringAbout) => {
  const opened = openTopic();
  const leave = opened.topic.subscribe(() => undefined);
  await settle();
  opened.feed().denied();
  let isOver = false;
  void opened.topic.retry().then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(ANSWER_DEADLINE_MS - 1000);
  expect(isOver).toBe(false);
  await bringAbout({ ...opened, leave });
  await settle();
  expect(isOver).toBe(true);
});

test('a retry is over within the deadline although the code of the feed never comes', async () => {
  const loadFeed = jest.fn(() => new Promise<NewsFeed>(() => undefined));
  loadFeed.mockRejectedValueOnce(new Error('404'));
  const { topic } = openTopic({ loadFeed });
  topic.subscribe(() => undefined);
  await settle();
  let isOver = false;
  void topic.retry().then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(ANSWER_DEADLINE_MS - 1);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});

test('a retry while nobody waits is over at once and asks nothing', async () => {
  const { topic, readers } = openTopic();
  await topic.retry();
  topic.subscribe(() => undefined);
  await settle();
  await topic.retry();
  expect(readers).toHaveLength(1);
});

test('a retry asks the build again, too, until anything has answered', async () => {
  const loadFile = jest.fn(async () => 'from the file');
  loadFile.mockRejectedValueOnce(new Error('offline'));
  const { topic, feed } = openTopic({ loadFile });
  topic.subscribe(() => undefined);
  await settle();
  feed().unreachable();
  await jest.advanceTimersByTimeAsync(UNREACHABLE_GRACE_MS);
  void topic.retry();
  await settle();
  expect(topic.current()).toEqual({ value: 'from the file', freshness: 'unreachable' });
  void topic.retry();
  await settle();
  expect(loadFile).toHaveBeenCalledTimes(2);
});

test('a feed whose code fails to load is unreachable, and a retry loads it again', async () => {
  const loadFeed = jest.fn(async () => ({}) as NewsFeed);
  loadFeed.mockRejectedValueOnce(new Error('404'));
  const { topic, feed } = openTopic({ loadFeed });
  topic.subscribe(() => undefined);
  await settle();
  expect(topic.current().freshness).toBe('unreachable');
  void topic.retry();
  await settle();
  feed().answered('news');
  expect(topic.current()).toEqual({ value: 'news', freshness: 'live' });
});

test('the feed and every timer stop with the last reader; what was shown stays for the next one', async () => {
  const { topic, feed, stopped } = openTopic();
  const leave = topic.subscribe(() => undefined);
  const leaveToo = topic.subscribe(() => undefined);
  await settle();
  feed().answered('news');
  leave();
  expect(stopped).not.toHaveBeenCalled();
  leaveToo();
  leaveToo();
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
  expect(topic.current()).toEqual({ value: 'news', freshness: 'snapshot' });
});

test('a reader who leaves while the feed is loading leaves nothing running', async () => {
  const { topic, readers } = openTopic();
  topic.subscribe(() => undefined)();
  await settle();
  expect(readers).toHaveLength(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('without a feed (in the build), nothing is ever requested', async () => {
  const loadFile = jest.fn();
  const { topic } = openTopic({ initial: 'page', loadFeed: undefined, loadFile });
  topic.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(ANSWER_DEADLINE_MS * 2);
  expect(loadFile).not.toHaveBeenCalled();
  expect(topic.current()).toEqual({ value: 'page', freshness: 'snapshot' });
});

test('a retry while the feed is loading does not start a second read', async () => {
  const { topic, readers, stopped } = openTopic();
  const leave = topic.subscribe(() => undefined);
  void topic.retry();
  void topic.retry();
  await settle();
  expect(readers).toHaveLength(1);
  leave();
  expect(stopped).toHaveBeenCalledTimes(1);
});

test('what the database said stays when the page is reopened, whatever the build wrote', async () => {
  const loadFile = jest.fn(async () => 'old');
  const { topic, feed } = openTopic({ loadFile });
  const leave = topic.subscribe(() => undefined);
  await settle();
  feed().answered('new');
  leave();
  topic.subscribe(() => undefined);
  await settle();
  expect(topic.current()).toEqual({ value: 'new', freshness: 'snapshot' });
  expect(loadFile).toHaveBeenCalledTimes(1);
});

test('a topic is waiting only while a reader has been told that the database is unavailable', async () => {
  const { topic, feed } = openTopic();
  expect(topic.isWaiting()).toBe(false);
  const leave = topic.subscribe(() => undefined);
  await settle();
  expect(topic.isWaiting()).toBe(false);
  feed().denied();
  expect(topic.isWaiting()).toBe(true);
  void topic.retry();
  await settle();
  feed().answered('news');
  expect(topic.isWaiting()).toBe(false);
  feed().unreachable();
  await jest.advanceTimersByTimeAsync(UNREACHABLE_GRACE_MS);
  expect(topic.isWaiting()).toBe(true);
  leave();
  expect(topic.isWaiting()).toBe(false);
});

test('unsubscribing twice does not unsubscribe anyone else', async () => {
  const { topic, stopped } = openTopic();
  const leave = topic.subscribe(() => undefined);
  topic.subscribe(() => undefined);
  await settle();
  leave();
  leave();
  expect(stopped).not.toHaveBeenCalled();
});

test('a file of the build is fetched only once, however often the page is opened', async () => {
  const loadFile = jest.fn(async () => 'from the file');
  const { topic } = openTopic({ loadFile });
  topic.subscribe(() => undefined)();
  const leave = topic.subscribe(() => undefined);
  await settle();
  leave();
  const fetched = loadFile.mock.calls.length;
  topic.subscribe(() => undefined);
  await settle();
  expect(loadFile).toHaveBeenCalledTimes(fetched);
  expect(topic.current().value).toBe('from the file');
});

test('a further reading that nobody answers is silence too, so that the client can be reconnected', async () => {
  const onSilence = jest.fn();
  let loads = 0;
  const { topic } = openTopic({
    onSilence,
    loadFeed: async () => {
      if (++loads === 1) throw new Error('The code did not load.');
      return {} as NewsFeed;
    },
  });
  topic.subscribe(() => undefined);
  await settle();
  expect(topic.current().freshness).toBe('unreachable');
  await jest.advanceTimersByTimeAsync(ASK_AGAIN_MS[0] + ANSWER_DEADLINE_MS - 1);
  expect(onSilence).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onSilence).toHaveBeenCalledTimes(1);
});
