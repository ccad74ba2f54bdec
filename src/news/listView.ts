import { sortOrders } from './sortArticles';
import type { SortOrder } from './sortArticles';

/** How a visitor looks at the list: what the address of the News page carries. */
export interface ListView {
  readonly order: SortOrder;
  /** The search text; empty for the whole list. */
  readonly query: string;
}

export const FIRST_VIEW: ListView = { order: sortOrders[0], query: '' };

/** How many articles are shown at first, in the prerendered page too, and how many more each time. */
export const PAGE_LENGTH = 30;

/**
 * Reads the view from the search part of an address, `?sort=a-z&q=robot`. Ignores what it does not
 * understand.
 */
export function readListView(search: string): ListView {
  const parameters = new URLSearchParams(search);
  const order = sortOrders.find((known) => known === parameters.get('sort'));
  return { order: order ?? FIRST_VIEW.order, query: parameters.get('q') ?? FIRST_VIEW.query };
}

/**
 * Returns the search part of an address with the view in it; other parameters stay. The first view leaves no
 * trace, nor does a search for blanks: its address is the page's own.
 */
export function serializeListView(search: string, { order, query }: ListView): string {
  const parameters = new URLSearchParams(search);
  set(parameters, 'sort', order, FIRST_VIEW.order);
  set(parameters, 'q', query.trim() && query, FIRST_VIEW.query);
  const text = parameters.toString();
  return text && `?${text}`;
}

function set(parameters: URLSearchParams, name: string, value: string, usual: string): void {
  if (value === usual) parameters.delete(name);
  else parameters.set(name, value);
}
