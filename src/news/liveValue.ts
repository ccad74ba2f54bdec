import { createListeners } from '../lib/createListeners';
import type { ExternalStore } from '../lib/externalStore';
import { isUnavailable } from './freshness';
import type { Freshness } from './freshness';
import type { FeedReader, StopReading } from './newsSources';

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
  /**
   * Asks again at once, for readers who were told that the database is unavailable or where nothing was asked yet.
   * Resolves when the attempt is over: answered, refused, given up after the deadline, or wanted by no reader any
   * more; at once if nobody is waiting.
   */
  retry(): Promise<void>;
}

export interface LiveSource<T> {
  /** What the page was made from. */
  readonly initial?: T;
  /** Returns what has become known elsewhere since the database last answered here. */
  readonly known?: () => T | undefined;
  /** Fetches what the build wrote; a failure is ignored. */
  readonly loadFile?: () => Promise<T | undefined> | undefined;
  /** Reads from the database; rejects when its code cannot be loaded. */
  readonly read?: (reader: FeedReader<T>) => Promise<StopReading>;
  /** While it returns true, nothing is asked until a retry. */
  readonly isHidden?: () => boolean;
}

/** Creates a value that starts listening with its first subscriber and stops with its last (freshness.ts). */
export function createLiveValue<T>(source: LiveSource<T>): LiveValue<T> {
  const initial = idleState(source.initial);
  const listeners = createListeners({ onFirst: start, onNone: stop });
  let state = initial;
  let hasNews = false;
  let reading: { stop?: StopReading } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;
  let attempts: (() => void)[] = [];

  function change(value: T | undefined, freshness: Freshness) {
    if (value === state.value && freshness === state.freshness) return;
    state = { value, freshness };
    listeners.notify();
  }

  /** Tells readers in so many milliseconds that there is no answer, unless they are told sooner anyway. */
  function expectWithin(milliseconds: number) {
    const at = performance.now() + milliseconds;
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => {
      endWaiting();
      change(state.value, 'unreachable');
    }, milliseconds);
  }

  function endWaiting() {
    clearTimeout(timer);
    dueAt = Infinity;
    attempts.forEach((resolve) => resolve());
    attempts = [];
  }

  function startReading(read: NonNullable<LiveSource<T>['read']>) {
    const mine: { stop?: StopReading } = {};
    reading = mine;
    const giveUp = (freshness: Freshness) => {
      if (reading !== mine) return;
      stopReading();
      change(state.value, freshness);
    };
    read({
      answered(value) {
        if (reading !== mine) return;
        endWaiting();
        hasNews = true;
        change(value, 'live');
      },
      unreachable() {
        const isTold = state.freshness === 'unreachable';
        if (reading === mine && !isTold) expectWithin(UNREACHABLE_GRACE_MS);
      },
      denied: () => giveUp('denied'),
    }).then(
      (stop) => {
        // It may have been refused on the spot, or nobody waits any more.
        if (reading === mine) mine.stop = stop;
        else stop();
      },
      () => giveUp('unreachable'),
    );
  }

  function stopReading() {
    reading?.stop?.();
    reading = undefined;
    endWaiting();
  }

  async function readFile() {
    if (hasNews) return;
    const value = await source.loadFile?.()?.catch(() => undefined);
    // Whatever the database has said meanwhile is newer than the build.
    if (value === undefined || hasNews || !listeners.hasAny()) return;
    hasNews = true;
    change(value, state.freshness === 'loading' ? 'snapshot' : state.freshness);
  }

  function ask() {
    if (!source.read) return;
    expectWithin(ANSWER_DEADLINE_MS);
    void readFile();
    if (!reading) startReading(source.read);
  }

  function start() {
    const known = source.known?.();
    if (known !== undefined && known !== state.value) state = idleState(known);
    if (!source.isHidden?.()) ask();
  }

  function stop() {
    stopReading();
    state = idleState(state.value);
  }

  return {
    current: () => state,
    onServer: () => initial,
    subscribe: listeners.subscribe,
    async retry() {
      if (!listeners.hasAny()) return;
      const isWaiting = isUnavailable(state.freshness);
      if (!isWaiting && reading) return;
      endWaiting();
      ask();
      if (isWaiting) await new Promise<void>((resolve) => attempts.push(resolve));
    },
  };
}

/** Returns the state of a value that has no readers. */
function idleState<T>(value: T | undefined): LiveState<T> {
  return { value, freshness: value === undefined ? 'loading' : 'snapshot' };
}
