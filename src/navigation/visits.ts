import { createListeners } from '../lib/createListeners';
import { useExternalStore } from '../lib/externalStore';
import { restoreScroll } from './restoreScroll';

const popStateListeners = createListeners();

/**
 * Calls back at every Back and Forward, and at links to a place on the same page, before anything else on
 * the site hears of it, even the router, which renders the next page at once. Returns a function that stops
 * this. A browser calls listeners on the window in the order they were added, capturing or not, so the one
 * listener is added at the start.
 */
export const beforePopState = popStateListeners.subscribe;

globalThis.addEventListener?.('popstate', popStateListeners.notify);

/** A visit to a page after the first. */
export interface Visit {
  /** The scroll position at which the page was last left; undefined for a newly opened page. */
  readonly top?: number;
  readonly isReturn: boolean;
  /** The visitor came back by Forward, to a page from which Back had led. */
  readonly isForward: boolean;
  readonly from: string;
  /**
   * The page was already open: it is visited again, or shown in another view, such as a different order
   * of the news.
   */
  readonly isSamePage: boolean;
}

let visit: Visit | undefined;
let path = '';
let address = '';
let entry = 0;
let newest = 0;
/** The scroll position at which each history entry was left, by its number. */
let tops = new Map<number, number>();
let stopKeepingTop = () => {};
let stopRestoring = () => {};
const listeners = createListeners({ onFirst: start, onNone: stop });

/** The newest visit; undefined while the first page is open. */
export const visits = {
  current: () => visit,
  onServer: () => undefined,
  subscribe: listeners.subscribe,
};

/** Returns the latest visit to a page after the first; undefined while the first page is open. */
export const useVisit = () => useExternalStore(visits);

// The router announces every call of pushState and replaceState with an event of that name.
const events = { pushState: onPush, replaceState: onReplace, popstate: onPop, pagehide: keepTops };

/** Where the tab keeps the scroll positions while it loads another site, or this one again. */
const KEY = 'tops';

function start() {
  try {
    tops = new Map(JSON.parse(sessionStorage[KEY] as string) as [number, number][]);
  } catch {
    // None are stored, or storage is forbidden: then only the browser knows where earlier pages were left.
  }
  remember();
  mark(entryOf(history.state) ?? unused());
  for (const [name, listener] of Object.entries(events)) addEventListener(name, listener);
  stopKeepingTop = beforePopState(keepTop);
  const top = tops.get(entry) ?? 0;
  if (top > scrollY + 1 && isAtEnd()) stopRestoring = restoreScroll(top);
}

/** Where the browser stops that cannot scroll as far down as it was: the rest of the page comes later. */
function isAtEnd(): boolean {
  return scrollY > document.documentElement.scrollHeight - innerHeight - 2;
}

function stop() {
  visit = undefined;
  stopKeepingTop();
  stopRestoring();
  for (const [name, listener] of Object.entries(events)) removeEventListener(name, listener);
}

function keepTops() {
  tops.set(entry, scrollY);
  try {
    sessionStorage[KEY] = JSON.stringify([...tops]);
  } catch {
    // Forbidden or full.
  }
}

function onPush() {
  const from = path;
  tops.set(entry, scrollY);
  mark(entryOf(history.state) ?? unused());
  notify({ isReturn: false, isForward: false, isSamePage: location.pathname === from, from });
}

const isSamePageAddress = () => location.pathname + location.search === address;

/** Reports that the visitor followed a link to the address that is already open. */
export function visitAgain(): void {
  notify({ isReturn: false, isForward: false, isSamePage: true, from: path });
}

function onReplace() {
  mark(entry);
  remember();
}

/** Saves the scroll position while the old page is there: the next may be too short to scroll as far. */
function keepTop() {
  if (!isSamePageAddress()) tops.set(entry, scrollY);
}

function onPop() {
  const from = path;
  const isSamePage = location.pathname === from;
  const isOnlyFragment = isSamePageAddress();
  const left = entry;
  mark(entryOf(history.state) ?? unused());
  // The browser itself scrolls to another place on the same page.
  if (isOnlyFragment) return;
  notify({ top: tops.get(entry), isReturn: true, isForward: entry > left, isSamePage, from });
}

function notify(next: Visit) {
  stopRestoring();
  remember();
  visit = next;
  listeners.notify();
}

function remember() {
  path = location.pathname;
  address = location.pathname + location.search;
}

/** Numbers the current entry of the browser's history; it keeps its number through a reload. */
function mark(number: number) {
  entry = number;
  newest = Math.max(newest, number);
  if (entryOf(history.state) !== number) {
    history.replaceState({ ...history.state, entry: number }, '');
  }
}

/** Returns the state for a new history entry: numbering it afterwards takes as long as adding it. */
export const nextEntryState = (state: unknown) => ({
  ...(state as object | null),
  entry: unused(),
});

/** Returns a number that no entry has, from this load of the site (many in one ms) or an earlier one. */
const unused = () => Math.max(Date.now(), newest + 1);

function entryOf(state: unknown): number | undefined {
  const number = (state as { entry?: unknown } | null)?.entry;
  return typeof number === 'number' ? number : undefined;
}
