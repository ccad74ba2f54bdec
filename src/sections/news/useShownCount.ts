import { useHistoryState } from 'wouter/use-browser-location';
import { PAGE_LENGTH } from '../../news/listView';

/**
 * Returns how many articles to show, and a function that shows more. The history entry stores the number,
 * so that going back from an article leads to the same place. A new view of the list starts over: it reuses
 * the entry and removes the number from it (useListView).
 */
export function useShownCount(): [count: number, showMore: () => void] {
  const state = useHistoryState<{ shown?: unknown } | null>();
  const count = typeof state?.shown === 'number' ? state.shown : PAGE_LENGTH;

  function showMore() {
    history.replaceState({ ...state, shown: count + PAGE_LENGTH }, '');
  }

  return [count, showMore];
}
