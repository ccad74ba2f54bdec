import { createBackoff } from '../lib/createBackoff';
import { createListeners } from '../lib/createListeners';
import { createDeadline } from '../lib/createDeadline';
import type { FeedReader, StopReading } from './newsFeed';
import type { Readable } from './readable';
import type { TopicSource } from './topicSource';
import { idleState } from './topicState';
import type { Freshness, TopicState } from './topicState';

/**
 * How long a reader waits for any answer before it is told that there is none (some proxies hold answers
 * back forever).
 */
export const ANSWER_DEADLINE_MS = 8000;

/** How long a lost connection may take to come back before it is reported. */
export const UNREACHABLE_GRACE_MS = 500;

/**
 * The waits before asking again where the feed does not: the problem may have been fixed. The last one
 * repeats.
 */
export const ASK_AGAIN_MS = [5000, 10_000, 20_000, 30_000] as const;

export interface Topic<T> extends Readable<TopicState<T>> {
  /**
   * Returns true while there is a reader who has been told that the database is unavailable. Before then,
   * restarting its client would itself cause that report.
   */
  isWaiting(): boolean;
  /**
   * Asks the database again at once, where the feed would not do so by itself, and the build if it is still
   * needed. Resolves when the attempt is over: answered, refused, given up after the deadline, or wanted by no
   * reader any more; at once if nobody is waiting.
   */
  retry(): Promise<void>;
}

/** Creates one live value, which starts listening with its first subscriber and stops with its last. */
export function createTopic<T>(source: TopicSource<T>): Topic<T> {
  const initial = idleState(source.initial);
  const listeners = createListeners({ onFirst: start, onNone: stop });
  let state = initial;
  let latestRead = 0;
  let hasNews = false;
  let stopReading: StopReading | undefined;

  const change = (next: TopicState<T>) => {
    if (next.value === state.value && next.freshness === state.freshness) return;
    state = next;
    listeners.notify();
  };
  const setFreshness = (freshness: Freshness) => change({ value: state.value, freshness });
  const deadline = createDeadline(() => {
    setFreshness('unreachable');
    source.onSilence?.();
  });
  const backoff = createBackoff(ASK_AGAIN_MS, () => void read());

  const readerOf = (thisRead: number): FeedReader<T> => ({
    answered(value) {
      if (thisRead !== latestRead) return;
      deadline.cancel();
      backoff.reset();
      hasNews = true;
      change({ value, freshness: 'live' });
    },
    unreachable: () => {
      if (thisRead === latestRead && state.freshness !== 'unreachable')
        deadline.setWithin(UNREACHABLE_GRACE_MS);
    },
    denied: () => {
      if (thisRead === latestRead) giveUp('denied');
    },
  });

  async function read() {
    const thisRead = endReading();
    try {
      const feed = await source.loadFeed?.();
      if (!feed || thisRead !== latestRead) return;
      // The deadline of the first reading has been running since `start`.
      deadline.setWithin(ANSWER_DEADLINE_MS);
      const stopThisRead = source.read(feed, readerOf(thisRead));
      // The read may have been refused on the spot.
      if (thisRead === latestRead) stopReading = stopThisRead;
      else stopThisRead();
    } catch {
      if (thisRead === latestRead) giveUp('unreachable');
    }
  }

  function endReading(): number {
    backoff.cancel();
    stopReading?.();
    stopReading = undefined;
    return ++latestRead;
  }

  function giveUp(freshness: Freshness) {
    endReading();
    deadline.cancel();
    backoff.schedule();
    setFreshness(freshness);
  }

  async function readFile() {
    if (hasNews) return;
    const value = await source.loadFile?.()?.catch(() => undefined);
    // Whatever the database has said meanwhile is newer than the build.
    if (value === undefined || hasNews || !listeners.hasAny()) return;
    hasNews = true;
    change({ value, freshness: state.freshness === 'loading' ? 'snapshot' : state.freshness });
  }

  function start() {
    const known = source.known?.();
    if (known !== undefined && known !== state.value) state = idleState(known);
    if (!source.loadFeed) return;
    backoff.reset();
    deadline.setWithin(ANSWER_DEADLINE_MS);
    void readFile();
    void read();
  }

  function stop() {
    endReading();
    deadline.cancel();
    state = idleState(state.value);
  }

  // Without readers, it is in neither state.
  const isWaiting = () => state.freshness === 'unreachable' || state.freshness === 'denied';

  return {
    current: () => state,
    onServer: () => initial,
    subscribe: listeners.subscribe,
    isWaiting,
    async retry() {
      if (!isWaiting()) return;
      const attempt = deadline.restart(ANSWER_DEADLINE_MS);
      void readFile();
      if (!stopReading) void read();
      await attempt;
    },
  };
}
