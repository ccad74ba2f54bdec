/** Every main page, with the scripts and fonts that pages need; of the newest build, replaced by the next. */
export const PRECACHE_NAME = 'precache';

/** Articles that were read, page and data, and the list as it was last seen. */
export const NEWS_CACHE = 'news';

/** Pictures that were seen. */
export const PICTURES_CACHE = 'pictures';
