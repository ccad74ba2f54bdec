import { useHistoryState } from 'wouter/use-browser-location';
import { PAGE_LENGTH } from '../../news/listView';

/**
 * Returns how many articles to show, and a function that shows more. The history entry stores the number,
 * so that going back from an article leads to the same place. A new view of the list starts over: it reuses
 * the entry and removes the number from it (useListView).
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
