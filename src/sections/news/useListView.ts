import { useEffect, useRef, useState } from 'react';
import { useLocation, useRouter } from 'wouter';
import { useIsHydrating } from '../../lib/useIsHydrating';
import { FIRST_VIEW, readListView, writeListView } from '../../news/listView';
import type { ListView } from '../../news/listView';

/** How long after the last change the address follows: Safari refuses more than 100 changes of it in 30 s. */
export const ADDRESS_DELAY_MS = 350;

interface ChangingView {
  readonly view: ListView;
  readonly change: (change: Partial<ListView>) => void;
  /** Lets the address follow at once, before the page may be left. */
  readonly settle: () => void;
}

/**
 * How the list is looked at: as the address says, or as the visitor has wanted it since. Prerendered
 * pages know no address, so a page begins with the first view.
 */
export function useListView(): ChangingView {
  const isHydrating = useIsHydrating();
  const [path, navigate] = useLocation();
  const search = useRawSearch();
  const addressed = readListView(search);
  const [wanted, setWanted] = useState<ListView>();
  const [known, setKnown] = useState(search);
  const pending = useRef<ListView>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address has followed, or the visitor has gone to another view of the page.
  if (known !== search) {
    setKnown(search);
    setWanted(undefined);
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
    if (!next || (next.order === addressed.order && next.query === addressed.query)) return;
    // Of what the entry remembers, only the length of the list belongs to the view that is left.
    const state = { ...(history.state as object | null), shown: undefined };
    navigate(path + writeListView(search, next), { replace: true, state });
  }

  return {
    view: isHydrating ? FIRST_VIEW : view,
    change(part) {
      // Two tools may speak before React has drawn what the first one said.
      pending.current = { ...view, ...pending.current, ...part };
      setWanted(pending.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, ADDRESS_DELAY_MS);
    },
    settle,
  };
}

/** The search part of the address as it stands there: wouter's own hook decodes it, which is left to its readers. */
function useRawSearch(): string {
  const router = useRouter();
  return router.searchHook(router);
}
