import { createContext } from 'react';

/** A page as it is drawn: another key is another drawing of it. */
export interface DrawnPage {
  readonly path: string;
  readonly key: string;
}

let page: DrawnPage | undefined;
const listeners = new Set<() => void>();

/** The page that is drawn before it is opened, unseen; undefined while there is none. */
export const pageAhead = {
  current: () => page,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Has a page drawn ahead in place of the one before it, or none. One that has been opened stays. */
export function putAhead(next: DrawnPage | undefined): void {
  page = next;
  listeners.forEach((listener) => listener());
}

/** Whether a part belongs to a page that is drawn ahead. By context, as the router: it says where a part stands. */
export const IsAhead = createContext(false);
