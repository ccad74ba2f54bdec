import { use } from 'react';
import { IsAheadContext } from './pageAhead';

/** The id of every page's main part, the target of the skip link. */
export const mainId = 'main';

/** Returns that id for a part to use; undefined in a page rendered ahead, because an id must be unique. */
export const useMainId = () => (use(IsAheadContext) ? undefined : mainId);
