import { createListeners } from '../lib/createListeners';
import type { ExternalStore } from '../lib/externalStore';
import { isUnavailable } from './freshness';
import type { Freshness } from './freshness';
import type { FeedReader, NewsFeed, StopReading } from './newsSources';

/**
 * How long a reader waits for any answer before it is told that there is none (some proxies hold answers
 * back forever).
 */
export const ANSWER_DEADLINE_MS = 8000;

/** How long a lost connection may take to come back before it is reported. */
export const UNREACHABLE_GRACE_MS = 500;

export interface LiveState<T> {
  readonly value: T | undefined;
  readonly freshness: Freshness;
}

export interface LiveValue<T> extends ExternalStore<LiveState<T>> {
  /** Reads anew for those who wait, where the feed has given up or its code could not be loaded. */
  askAgain(): void;
  /**
   * Reads anew at once, also where nothing was asked yet, and asks the build again if it is still needed.
   * Resolves when the attempt is over: answered, refused, given up after the deadline, or wanted by no reader
   * any more; at once if nobody is waiting.
   */
  retry(): Promise<void>;
}

export interface LiveSource<T> {
  /** What the page was made from. */
  readonly initial?: T;
  /**
   * Returns what has become known elsewhere since the database last answered here; called when a first
   * reader comes.
   */
  readonly known?: () => T | undefined;
  /** Fetches what the build wrote; a failure is ignored. */
  readonly loadFile?: () => Promise<T | undefined> | undefined;
  readonly loadFeed?: () => Promise<NewsFeed>;
  /** While it returns true, nothing is asked until a retry. */
  readonly isHidden?: () => boolean;
  /** Called when readers are told that the database is unavailable. */
  readonly onUnavailable?: () => void;
  read(feed: NewsFeed, reader: FeedReader<T>): StopReading;
}

/** Creates a value that starts listening with its first subscriber and stops with its last. */
export function createLiveValue<T>(source: LiveSource<T>): LiveValue<T> {
  const initial = idleState(source.initial);
  const listeners = createListeners({ onFirst: start, onNone: stop });
  let state = initial;
  let latestRead = 0;
  let hasNews = false;
  let isAsked = false;
  let stopReading: StopReading | undefined;

  const change = (next: LiveState<T>) => {
    if (next.value === state.value && next.freshness === state.freshness) return;
    const wasAvailable = !isUnavailable(state.freshness);
    state = next;
    if (wasAvailable && isUnavailable(state.freshness)) source.onUnavailable?.();
    listeners.notify();
  };
  const setFreshness = (freshness: Freshness) => change({ value: state.value, freshness });
  const deadline = createDeadline(() => setFreshness('unreachable'));

  const readerOf = (thisRead: number): FeedReader<T> => ({
    answered(value) {
      if (thisRead !== latestRead) return;
      deadline.cancel();
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
    stopReading?.();
    stopReading = undefined;
    return ++latestRead;
  }

  function giveUp(freshness: Freshness) {
    endReading();
    deadline.cancel();
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
    ask();
  }

  function ask() {
    if (isAsked || !source.loadFeed || source.isHidden?.()) return;
    isAsked = true;
    deadline.setWithin(ANSWER_DEADLINE_MS);
    void readFile();
    void read();
  }

  function stop() {
    isAsked = false;
    endReading();
    deadline.cancel();
    state = idleState(state.value);
  }

  function askAgain() {
    if (isUnavailable(state.freshness) && !stopReading) void read();
  }

  return {
    current: () => state,
    onServer: () => initial,
    subscribe: listeners.subscribe,
    askAgain,
    async retry() {
      if (listeners.hasAny()) ask();
      if (!isUnavailable(state.freshness)) return;
      const attempt = deadline.restart(ANSWER_DEADLINE_MS);
      void readFile();
      askAgain();
      await attempt;
    },
  };
}

/** Returns the state of a value that has no readers. */
function idleState<T>(value: T | undefined): LiveState<T> {
  return { value, freshness: value === undefined ? 'loading' : 'snapshot' };
}

interface Deadline {
  /** Sets the deadline so many milliseconds from now, unless it is due sooner anyway. */
  setWithin(milliseconds: number): void;
  /**
   * Sets the deadline so many milliseconds from now, however soon it was due. Resolves once that one is
   * missed, cancelled or set by another restart.
   */
  restart(milliseconds: number): Promise<void>;
  cancel(): void;
}

/** Creates a timer that calls back when it expires; only a restart postpones it. */
function createDeadline(onMissed: () => void): Deadline {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;
  let onOver: (() => void) | undefined;
  const cancel = () => {
    clearTimeout(timer);
    dueAt = Infinity;
    onOver?.();
    onOver = undefined;
  };
  const setWithin = (milliseconds: number) => {
    const at = performance.now() + milliseconds;
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => {
      cancel();
      onMissed();
    }, milliseconds);
  };
  return {
    cancel,
    setWithin,
    restart(milliseconds) {
      cancel();
      setWithin(milliseconds);
      return new Promise((resolve) => (onOver = resolve));
    },
  };
}
