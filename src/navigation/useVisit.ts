import { useSyncExternalStore } from 'react';
import { visits } from './visits';

/** Returns the latest visit to a page after the first; undefined while the first page is open. */
export const useVisit = () =>
  useSyncExternalStore(visits.subscribe, visits.current, visits.onServer);
