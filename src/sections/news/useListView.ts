import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
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
  const [wanted, setWanted] = useState<{ readonly view: ListView; readonly over: string }>();
  // Where the address has changed since, it alone counts.
  const isChanged = wanted?.over === search;
  const view = isChanged ? wanted.view : addressed;

  const settle = useEffectEvent(() => {
    const over = serializeListView(search, view);
    // A search of blanks leaves no trace in the address.
    if (!isChanged || over === search) return;
    // In the state of the history entry, only the length of the list belongs to the old view.
    const state = { ...(history.state as object | null), shown: undefined };
    // At once: the click may be one on a tool.
    flushSync(() => {
      setWanted({ view, over });
      navigate(path + over, { replace: true, state });
    });
  });

  useEffect(() => {
    const timer = setTimeout(settle, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted, search]);

  useEffect(() => {
    // A click may lead to another page, whose history entry would come after one without the view. On the
    // way back nothing can be done: the browser has left the entry before it says so.
    document.addEventListener('click', settle, { capture: true });
    window.addEventListener('pagehide', settle);
    return () => {
      document.removeEventListener('click', settle, { capture: true });
      window.removeEventListener('pagehide', settle);
    };
  }, []);

  return {
    view: isHydrating ? FIRST_VIEW : view,
    isChanged,
    // Two tools may report a change before React has rendered the first one.
    change: (part) =>
      setWanted((before) => ({
        view: { ...(before?.over === search ? before.view : addressed), ...part },
        over: search,
      })),
  };
}

const searchHere = () => (typeof location === 'undefined' ? '' : location.search);

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
