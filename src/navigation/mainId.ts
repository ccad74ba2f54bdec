import { use } from 'react';
import { IsAhead } from './pageAhead';

/** The id of every page's main part, where the skip link leads. */
export const mainId = 'main';

/** The same for a part to take; none in a page that is drawn ahead, as an id belongs to one element. */
export const useMainId = () => (use(IsAhead) ? undefined : mainId);
