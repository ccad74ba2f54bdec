import { useHistoryState } from 'wouter/use-browser-location';
import { SHOWN_AT_ONCE } from '../../news/listView';

/**
 * How many articles are shown, and a function that shows more. The entry of the browser's history
 * keeps the number: the way back from an article leads to the same place, and another view of the
 * list, which has an entry of its own, begins anew.
 */
export function useShownCount(): [count: number, showMore: () => void] {
  const state = useHistoryState<{ shown?: unknown } | null>();
  const count = typeof state?.shown === 'number' ? state.shown : SHOWN_AT_ONCE;

  function showMore() {
    history.replaceState({ ...state, shown: count + SHOWN_AT_ONCE }, '');
  }

  return [count, showMore];
}
