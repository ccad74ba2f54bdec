import type { Freshness } from '../../src/news/freshness';
import {
  ANSWER_DEADLINE_MS,
  UNREACHABLE_GRACE_MS,
  createLiveValue,
} from '../../src/news/liveValue';
import type { LiveSource } from '../../src/news/liveValue';
import type { FeedReader } from '../../src/news/newsSources';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

/** Returns a live value of one word, and everything that its feed could say. */
function openValue(source: Partial<LiveSource<string>> = {}) {
  const readers: FeedReader<string>[] = [];
  const stopped = jest.fn();
  const live = createLiveValue<string>({
    read: async (reader) => {
      readers.push(reader);
      return stopped;
    },
    ...source,
  });
  return { live, readers, stopped, feed: () => readers.at(-1)! };
}

type Opened = ReturnType<typeof openValue> & { readonly leave: () => void };

test('what the page was prerendered from is shown at once, and always during hydration', async () => {
  const { live, feed } = openValue({ initial: 'old' });
  const onServer = live.onServer();
  expect(live.current()).toEqual({ value: 'old', freshness: 'snapshot' });
  live.subscribe(() => undefined);
  await settle();
  feed().answered('new');
  expect(live.onServer()).toBe(onServer);
});

test('a connection that recovers within the grace period is never reported as lost', async () => {
  const { live, feed } = openValue();
  const seen: string[] = [];
  live.subscribe(() => seen.push(live.current().freshness));
  await settle();
  feed().answered('news');
  feed().unreachable();
  await jest.advanceTimersByTimeAsync(UNREACHABLE_GRACE_MS - 1);
  feed().answered('news');
  await jest.advanceTimersByTimeAsync(ANSWER_DEADLINE_MS);
  expect(seen).toEqual(['live']);
});

test.each([
  ['answered', async ({ feed }: Opened) => feed().answered('news')],
  ['refused', async ({ feed }: Opened) => feed().denied()],
  ['given up', () => jest.advanceTimersByTimeAsync(ANSWER_DEADLINE_MS)],
  ['wanted by nobody', async ({ leave }: Opened) => leave()],
])('a retry is over once it is %s, and not before', async (_end, bringAbout) => {
  const opened = openValue();
  const leave = opened.live.subscribe(() => undefined);
  await settle();
  opened.feed().denied();
  let isOver = false;
  void opened.live.retry().then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(ANSWER_DEADLINE_MS - 1000);
  expect(isOver).toBe(false);
  await bringAbout({ ...opened, leave });
  await settle();
  expect(isOver).toBe(true);
});

test('a retry asks the build again, too, until anything has answered', async () => {
  const loadFile = jest.fn(async () => 'from the file');
  loadFile.mockRejectedValueOnce(new Error('offline'));
  const { live, feed } = openValue({ loadFile });
  live.subscribe(() => undefined);
  await settle();
  feed().unreachable();
  await jest.advanceTimersByTimeAsync(UNREACHABLE_GRACE_MS);
  void live.retry();
  await settle();
  expect(live.current()).toEqual({ value: 'from the file', freshness: 'unreachable' });
  void live.retry();
  await settle();
  expect(loadFile).toHaveBeenCalledTimes(2);
});

test('the feed and every timer stop with the last reader; what was shown stays for the next one', async () => {
  const { live, feed, stopped } = openValue();
  const leave = live.subscribe(() => undefined);
  const leaveToo = live.subscribe(() => undefined);
  await settle();
  feed().answered('news');
  leave();
  expect(stopped).not.toHaveBeenCalled();
  leaveToo();
  leaveToo();
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
  expect(live.current()).toEqual({ value: 'news', freshness: 'snapshot' });
});

test('a file of the build is fetched only once, however often the page is opened', async () => {
  const loadFile = jest.fn(async () => 'from the file');
  const { live } = openValue({ loadFile });
  live.subscribe(() => undefined)();
  const leave = live.subscribe(() => undefined);
  await settle();
  leave();
  const fetched = loadFile.mock.calls.length;
  live.subscribe(() => undefined);
  await settle();
  expect(loadFile).toHaveBeenCalledTimes(fetched);
  expect(live.current().value).toBe('from the file');
});

/*
 * The state machine that freshness.ts draws, cell by cell: every state is brought about, every event
 * is let happen in it, and the state after it is the one that the table says.
 */

/** Returns a live value with a reader, and what is said to it. */
function openMachine() {
  let feed: FeedReader<string> | undefined;
  let giveFile: (value: string) => void = () => undefined;
  const live = createLiveValue<string>({
    loadFile: () => new Promise((resolve) => (giveFile = resolve)),
    async read(reader) {
      feed = reader;
      return () => undefined;
    },
  });
  const leave = live.subscribe(() => undefined);
  return { live, leave, feed: () => feed!, giveFile: (value: string) => giveFile(value) };
}

type Machine = ReturnType<typeof openMachine>;
const advanceTime = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const events = {
  async file({ giveFile }: Machine) {
    giveFile('file');
    await advanceTime(0);
  },
  async answer({ feed }: Machine) {
    feed().answered('answer');
  },
  async lost({ feed }: Machine) {
    feed().unreachable();
    await advanceTime(UNREACHABLE_GRACE_MS);
  },
  async late() {
    await advanceTime(ANSWER_DEADLINE_MS);
  },
  async refused({ feed }: Machine) {
    feed().denied();
  },
  async left({ leave }: Machine) {
    leave();
  },
};
type Event = keyof typeof events;

/** The events that lead into each state. */
const eventsToReach: Record<Freshness, readonly Event[]> = {
  loading: [],
  snapshot: ['file'],
  live: ['answer'],
  unreachable: ['lost'],
  denied: ['refused'],
};

/** The state after each event, in the order of `events`. */
const table: Record<Freshness, readonly Freshness[]> = {
  loading: ['snapshot', 'live', 'unreachable', 'unreachable', 'denied', 'loading'],
  snapshot: ['snapshot', 'live', 'unreachable', 'unreachable', 'denied', 'snapshot'],
  live: ['live', 'live', 'unreachable', 'live', 'denied', 'snapshot'],
  unreachable: ['unreachable', 'live', 'unreachable', 'unreachable', 'denied', 'loading'],
  // A refused reading is over: only the next one, which a retry begins, can change anything.
  denied: ['denied', 'denied', 'denied', 'denied', 'denied', 'loading'],
};

const cells = Object.entries(table).flatMap(([before, row]) =>
  Object.keys(events).map((event, column) => [before, event, row[column]!] as const),
);

test.each(cells)(
  'from the state “%s”, the event “%s” leads to “%s”',
  async (before, event, after) => {
    const opened = openMachine();
    await advanceTime(0);
    for (const step of eventsToReach[before as Freshness]) await events[step](opened);
    expect(opened.live.current().freshness).toBe(before);
    await events[event as Event](opened);
    expect(opened.live.current().freshness).toBe(after);
  },
);

test.each([
  ['answered', 'live'],
  ['unreachable', 'unreachable'],
  ['denied', 'denied'],
] as const)('after a refusal the next reading is %s: %s', async (word, after) => {
  const { live, feed } = openMachine();
  await advanceTime(0);
  feed().denied();
  void live.retry();
  await advanceTime(0);
  feed()[word]('answer');
  await advanceTime(UNREACHABLE_GRACE_MS);
  expect(live.current().freshness).toBe(after);
});

test('a file of the build that comes after the answer of the database changes nothing', async () => {
  const { live, feed, giveFile } = openMachine();
  await advanceTime(0);
  feed().answered('answer');
  giveFile('file');
  await advanceTime(0);
  expect(live.current().value).toBe('answer');
});
