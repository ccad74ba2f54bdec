import type { FeedReader, NewsFeed, StopReading } from './newsFeed';
import type { Readable } from './readable';

/**
 * How far a value can be trusted.
 *
 *     loading ──file──► snapshot ──answer──► live
 *        │                  │                 │
 *        └──── no answer in 8 s, or none to be had ────► unreachable ──answer──► live
 *        └──── refused ────► denied ──asks again by itself──► live
 *
 * Leaving a page turns live, unreachable and denied back into snapshot (or loading without a value).
 */
export type Freshness = 'loading' | 'snapshot' | 'live' | 'unreachable' | 'denied';

export interface TopicState<T> {
  readonly value: T | undefined;
  readonly freshness: Freshness;
}

/** How long a reader waits for any answer before it is told that there is none (some proxies swallow it for ever). */
export const ANSWER_DEADLINE_MS = 8000;

/** How long a lost connection may take to come back before it is mentioned. */
export const UNREACHABLE_GRACE_MS = 500;

/** Waits before asking again after a refusal: the rules may have been mended meanwhile. The last one repeats. */
export const DENIED_RETRY_MS = [5000, 10_000, 20_000, 30_000] as const;

export interface TopicSource<T> {
  /** What the page was made from. */
  readonly initial?: T | undefined;
  /** Fetches what the build wrote down; its failure is no news. */
  readonly loadSnapshot?: (() => Promise<T | undefined> | undefined) | undefined;
  readonly loadFeed?: (() => Promise<NewsFeed>) | undefined;
  read(feed: NewsFeed, reader: FeedReader<T>): StopReading;
}

export interface Topic<T> extends Readable<TopicState<T>> {
  /** True while somebody reads and the database has not answered. */
  isWaiting(): boolean;
  /** Asks again at once, where the feed would not do so by itself. */
  retry(): void;
}

/** One live value: it starts listening with its first subscriber and stops with its last. */
export function createTopic<T>(source: TopicSource<T>): Topic<T> {
  const initial = atRest(source.initial);
  const listeners = new Set<() => void>();
  let state = initial;
  let reading = 0;
  let hasNews = false;
  let refusals = 0;
  let stopReading: StopReading | undefined;
  let deadline: Timer;
  let nextAttempt: Timer;

  const change = (next: TopicState<T>) => {
    if (next.value === state.value && next.freshness === state.freshness) return;
    state = next;
    listeners.forEach((listener) => listener());
  };
  const trust = (freshness: Freshness) => change({ value: state.value, freshness });
  const expectAnswerWithin = (milliseconds: number) => {
    clearTimeout(deadline);
    deadline = setTimeout(() => trust('unreachable'), milliseconds);
  };

  const reader: FeedReader<T> = {
    answered(value) {
      clearTimeout(deadline);
      refusals = 0;
      hasNews = true;
      change({ value, freshness: 'live' });
    },
    unreachable() {
      if (state.freshness !== 'unreachable') expectAnswerWithin(UNREACHABLE_GRACE_MS);
    },
    denied() {
      clearTimeout(deadline);
      const wait = DENIED_RETRY_MS[Math.min(refusals, DENIED_RETRY_MS.length - 1)];
      refusals += 1;
      nextAttempt = setTimeout(() => void read(), wait);
      trust('denied');
    },
  };

  async function read() {
    const current = ++reading;
    stopReading?.();
    stopReading = undefined;
    clearTimeout(nextAttempt);
    try {
      const feed = await source.loadFeed?.();
      if (feed && current === reading) stopReading = source.read(feed, reader);
    } catch {
      if (current === reading) trust('unreachable');
    }
  }

  async function readSnapshot() {
    if (hasNews) return;
    const value = await source.loadSnapshot?.()?.catch(() => undefined);
    // Whatever the database has said meanwhile is newer than the build.
    if (value === undefined || hasNews || listeners.size === 0) return;
    hasNews = true;
    change({ value, freshness: state.freshness === 'loading' ? 'snapshot' : state.freshness });
  }

  function start() {
    if (!source.loadFeed) return;
    refusals = 0;
    expectAnswerWithin(ANSWER_DEADLINE_MS);
    void readSnapshot();
    void read();
  }

  function stop() {
    reading += 1;
    clearTimeout(deadline);
    clearTimeout(nextAttempt);
    stopReading?.();
    stopReading = undefined;
    state = atRest(state.value);
  }

  return {
    current: () => state,
    onServer: () => initial,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
    isWaiting: () => listeners.size > 0 && state.freshness !== 'live',
    retry() {
      if (state.freshness === 'denied' || !stopReading) void read();
    },
  };
}

type Timer = ReturnType<typeof setTimeout> | undefined;

function atRest<T>(value: T | undefined): TopicState<T> {
  return { value, freshness: value === undefined ? 'loading' : 'snapshot' };
}
