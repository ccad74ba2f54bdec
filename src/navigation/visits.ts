import { beforeWayBack } from './beforeWayBack';

/** That the visitor has gone to a page after the first. */
export interface Visit {
  /** Where the page was scrolled to when it was last left; undefined for one that is newly opened. */
  readonly top?: number | undefined;
  readonly isReturn: boolean;
  /** The path of the page that was left for it. */
  readonly from: string;
  /** The page was open already: it is visited again, or seen in another way, such as an order of the news. */
  readonly isSamePage: boolean;
}

let visit: Visit | undefined;
let path = '';
let address = '';
let entry = 0;
let newest = 0;
/** Where each entry of the history was left. */
let tops = new Map<number, number>();
let stopKeepingTop = () => {};
const listeners = new Set<() => void>();

/** The newest visit, for useSyncExternalStore; undefined while the first page is open. */
export const visits = {
  current: () => visit,
  onServer: () => undefined,
  subscribe(listener: () => void) {
    if (listeners.size === 0) start();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stop();
    };
  },
};

// The router tells of its own calls of pushState and replaceState by events of these names.
const events = { pushState: onPush, replaceState: onReplace, popstate: onPop, pagehide: keepTops };

/** Where the tab keeps them while another site, or this one anew, is loaded. */
const KEY = 'tops';

function start() {
  try {
    tops = new Map(JSON.parse(sessionStorage[KEY] as string) as [number, number][]);
  } catch {
    // None are kept, or may be: only the browser knows then where the pages before were left.
  }
  remember();
  mark(entryOf(history.state) ?? unused());
  for (const [name, listener] of Object.entries(events)) addEventListener(name, listener);
  stopKeepingTop = beforeWayBack(keepTop);
}

function stop() {
  visit = undefined;
  stopKeepingTop();
  for (const [name, listener] of Object.entries(events)) removeEventListener(name, listener);
}

function keepTops() {
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
  tell({ isReturn: false, isSamePage: location.pathname === from, from });
}

const isOtherPlaceOnly = () => location.pathname + location.search === address;

/** Tells that a link leads to the address that is open now. */
export function visitAgain(): void {
  tell({ isReturn: false, isSamePage: true, from: path });
}

function onReplace() {
  mark(entry);
  remember();
}

/** While the page that is left is still there: the next may be too low to be scrolled as far. */
function keepTop() {
  if (!isOtherPlaceOnly()) tops.set(entry, scrollY);
}

function onPop() {
  const from = path;
  const isSamePage = location.pathname === from;
  const isOtherPlace = isOtherPlaceOnly();
  mark(entryOf(history.state) ?? unused());
  // The browser itself goes to another place on the same page.
  if (!isOtherPlace) tell({ top: tops.get(entry), isReturn: true, isSamePage, from });
}

function tell(next: Visit) {
  remember();
  visit = next;
  listeners.forEach((listener) => listener());
}

function remember() {
  path = location.pathname;
  address = location.pathname + location.search;
}

/** Gives the entry of the browser's history now shown its number, which it keeps through a reload. */
function mark(number: number) {
  entry = number;
  newest = Math.max(newest, number);
  if (entryOf(history.state) !== number) {
    history.replaceState({ ...history.state, entry: number }, '');
  }
}

/** The state of an entry of the history that is about to be added: to number it afterwards takes as long as to add it. */
export const stateOfNext = (state: unknown) => ({ ...(state as object | null), entry: unused() });

/** A number that no entry has, neither of this load of the site (many in one ms) nor of an earlier one. */
const unused = () => Math.max(Date.now(), newest + 1);

function entryOf(state: unknown): number | undefined {
  const number = (state as { entry?: unknown } | null)?.entry;
  return typeof number === 'number' ? number : undefined;
}
