import { createContext } from 'react';
import type { NewsSources } from './newsSources';

/** Where the pages' News comes from. The store itself is loaded with the first page that shows News. */
export const NewsContext = createContext<NewsSources | undefined>(undefined);
