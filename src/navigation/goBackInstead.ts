import type { MouseEvent } from 'react';

/** The part of the Navigation API that is used here; TypeScript does not know it yet. */
interface EntryList {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly url: string | null }[];
}

/**
 * For a link to the page that the visitor came from: goes back instead, so that its search, order and place are as
 * they were. Browsers without the Navigation API follow the link.
 */
export function goBackInstead(event: MouseEvent<HTMLAnchorElement>): void {
  const { navigation } = window as { navigation?: EntryList };
  const index = navigation?.currentEntry?.index ?? 0;
  const previous = navigation?.entries()[index - 1]?.url;
  if (!previous || new URL(previous).pathname !== event.currentTarget.pathname) return;
  event.preventDefault();
  history.back();
}
