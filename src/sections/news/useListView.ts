import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useRouter } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useIsHydrating } from '../../lib/hydration';
import { FIRST_VIEW, PAGE_LENGTH, readListView, serializeListView } from '../../news/listView';
import type { ListView } from '../../news/listView';

/** How long after the last change the address is updated: Safari refuses more than 100 updates in 30 s. */
export const ADDRESS_DELAY_MS = 350;

interface ChangingView {
  readonly view: ListView;
  /** Whether the visitor has changed it here, rather than come with the address. */
  readonly isChanged: boolean;
  readonly change: (change: Partial<ListView>) => void;
  /** Updates the address at once, before the visitor may leave the page. */
  readonly settle: () => void;
}

/**
 * Returns the view of the list: as the address says, or as the visitor has changed it since. Prerendered
 * pages do not know the query, so a page begins with FIRST_VIEW.
 */
export function useListView(): ChangingView {
  const isHydrating = useIsHydrating();
  const [path, navigate] = useLocation();
  const rawSearch = useRawSearch();
  // What a visitor does before the script is there must not lose the rest of the view in the address.
  const search = isHydrating ? searchHere() : rawSearch;
  const addressed = readListView(search);
  const [wanted, setWanted] = useState<ListView>();
  const [isChanged, setIsChanged] = useState(false);
  const [known, setKnown] = useState(search);
  const pending = useRef<ListView>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address has caught up, or the visitor has navigated to another view of the page.
  if (known !== search) {
    setKnown(search);
    setWanted(undefined);
    if (!wanted || !isSameView(wanted, addressed)) setIsChanged(false);
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      pending.current = undefined;
    },
    [search],
  );

  const view = wanted ?? addressed;

  function settle() {
    clearTimeout(timer.current);
    const next = pending.current;
    pending.current = undefined;
    if (!next || isSameView(next, addressed)) return;
    // In the state of the history entry, only the length of the list belongs to the old view.
    const state = { ...(history.state as object | null), shown: undefined };
    navigate(path + serializeListView(search, next), { replace: true, state });
  }

  const settleInTime = useEffectEvent(settle);
  useEffect(() => {
    // A click may lead to another page, whose history entry would come after one without the view. On the
    // way back nothing can be done: the browser has left the entry before it says so.
    document.addEventListener('click', settleInTime, { capture: true });
    window.addEventListener('pagehide', settleInTime);
    return () => {
      document.removeEventListener('click', settleInTime, { capture: true });
      window.removeEventListener('pagehide', settleInTime);
    };
  }, []);

  return {
    view: isHydrating ? FIRST_VIEW : view,
    isChanged,
    change(part) {
      // Two tools may report a change before React has rendered the first one.
      pending.current = { ...view, ...pending.current, ...part };
      setWanted(pending.current);
      setIsChanged(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, ADDRESS_DELAY_MS);
    },
    settle,
  };
}

const searchHere = () => (typeof location === 'undefined' ? '' : location.search);

const isSameView = (one: ListView, other: ListView) =>
  one.order === other.order && one.query === other.query;

/** Returns the raw query string: wouter's own hook decodes it, but here its readers do that. */
function useRawSearch(): string {
  const router = useRouter();
  return router.searchHook(router);
}

/**
 * Returns how many articles to show, and a function that shows more. The history entry stores the number,
 * so that going back from an article leads to the same place. A new view of the list starts over: it reuses
 * the entry and removes the number from it.
 */
export function useShownCount(): [count: number, showMore: () => void] {
  return [countIn(useHistoryState<ListState>()), showMore];
}

type ListState = { readonly shown?: unknown } | null;

function countIn(state: ListState): number {
  return typeof state?.shown === 'number' ? state.shown : PAGE_LENGTH;
}

function showMore(): void {
  // The click may just have begun a new view.
  const state = history.state as ListState;
  history.replaceState({ ...state, shown: countIn(state) + PAGE_LENGTH }, '');
}
