import { useHistoryState } from 'wouter/use-browser-location';
import { SHOWN_AT_ONCE } from '../../news/listView';

/**
 * How many articles are shown, and a function that shows more. The entry of the browser's history
 * keeps the number, so that the way back from an article leads to the same place. Another view of the
 * list begins anew: it takes over the entry, and takes the number out of it (useListView).
 */
export function useShownCount(): [count: number, showMore: () => void] {
  const state = useHistoryState<{ shown?: unknown } | null>();
  const count = typeof state?.shown === 'number' ? state.shown : SHOWN_AT_ONCE;

  function showMore() {
    history.replaceState({ ...state, shown: count + SHOWN_AT_ONCE }, '');
  }

  return [count, showMore];
}
