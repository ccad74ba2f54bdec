import type { FeedReader, NewsFeed } from '../../src/news/newsFeed';
import {
  ANSWER_DEADLINE_MS,
  ASK_AGAIN_MS,
  UNREACHABLE_GRACE_MS,
  createTopic,
} from '../../src/news/createTopic';
import type { Freshness } from '../../src/news/topicState';

/*
 * The state machine that topicState.ts draws, cell by cell: every state is brought about, every event
 * is let happen in it, and the state after it is the one that the table says.
 */

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openTopic() {
  let feed: FeedReader<string> | undefined;
  let giveFile: (value: string) => void = () => undefined;
  const topic = createTopic<string>({
    loadFile: () => new Promise((resolve) => (giveFile = resolve)),
    loadFeed: async () => ({}) as NewsFeed,
    read(_feed, reader) {
      feed = reader;
      return () => undefined;
    },
  });
  const leave = topic.subscribe(() => undefined);
  return { topic, leave, feed: () => feed!, giveFile: (value: string) => giveFile(value) };
}

type Opened = ReturnType<typeof openTopic>;
const advanceTime = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const events = {
  async file({ giveFile }: Opened) {
    giveFile('file');
    await advanceTime(0);
  },
  async answer({ feed }: Opened) {
    feed().answered('answer');
  },
  async lost({ feed }: Opened) {
    feed().unreachable();
    await advanceTime(UNREACHABLE_GRACE_MS);
  },
  async late() {
    await advanceTime(ANSWER_DEADLINE_MS);
  },
  async refused({ feed }: Opened) {
    feed().denied();
  },
  async left({ leave }: Opened) {
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

const table: Record<Freshness, Record<Event, Freshness>> = {
  loading: {
    file: 'snapshot',
    answer: 'live',
    lost: 'unreachable',
    late: 'unreachable',
    refused: 'denied',
    left: 'loading',
  },
  snapshot: {
    file: 'snapshot',
    answer: 'live',
    lost: 'unreachable',
    late: 'unreachable',
    refused: 'denied',
    left: 'snapshot',
  },
  live: {
    file: 'live',
    answer: 'live',
    lost: 'unreachable',
    late: 'live',
    refused: 'denied',
    left: 'snapshot',
  },
  unreachable: {
    file: 'unreachable',
    answer: 'live',
    lost: 'unreachable',
    late: 'unreachable',
    refused: 'denied',
    left: 'loading',
  },
  // A refused reading is over: only the next one, which begins after a wait, can change anything.
  denied: {
    file: 'denied',
    answer: 'denied',
    lost: 'denied',
    late: 'denied',
    refused: 'denied',
    left: 'loading',
  },
};

const cells = Object.entries(table).flatMap(([before, row]) =>
  Object.entries(row).map(([event, after]) => [before, event, after] as const),
);

test.each(cells)(
  'from the state “%s”, the event “%s” leads to “%s”',
  async (before, event, after) => {
    const opened = openTopic();
    await advanceTime(0);
    for (const step of eventsToReach[before as Freshness]) await events[step](opened);
    expect(opened.topic.current().freshness).toBe(before);
    await events[event as Event](opened);
    expect(opened.topic.current().freshness).toBe(after);
  },
);

test.each([
  ['answered', 'live'],
  ['unreachable', 'unreachable'],
  ['denied', 'denied'],
] as const)('after a refusal the next reading is %s: %s', async (word, after) => {
  const { topic, feed } = openTopic();
  await advanceTime(0);
  feed().denied();
  await advanceTime(ASK_AGAIN_MS[0]);
  feed()[word]('answer');
  await advanceTime(UNREACHABLE_GRACE_MS);
  expect(topic.current().freshness).toBe(after);
});
