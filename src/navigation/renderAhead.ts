import { pageAhead, setPageAhead } from './pageAhead';

/** How long a page stays rendered for a visitor who does not open it after all, ms. */
export const KEEP_AHEAD_MS = 10_000;

let drawn = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Renders a page before it is opened, and keeps it for as long as the visitor may be about to open it. */
export function renderAhead(path: string): void {
  clearTimeout(timer);
  timer = setTimeout(discardAhead, KEEP_AHEAD_MS);
  if (path !== pageAhead.current()?.path) setPageAhead({ path, key: `ahead ${++drawn}` });
}

/** Discards the page that was rendered ahead. */
export function discardAhead(): void {
  clearTimeout(timer);
  if (pageAhead.current()) setPageAhead(undefined);
}
