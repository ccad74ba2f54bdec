import { createContext } from 'react';
import type { Day } from '../../content/contentTypes';

/** A day that was already over when the page was built, and with it every earlier one; undefined if none is known. */
export const LastPastDay = createContext<Day | undefined>(undefined);
