/** Every main page of the newest build, with the scripts and fonts that pages need; the next replaces it. */
export const PRECACHE_NAME = 'precache';

/** Articles that were read, both page and data, and the list as it was last seen. */
export const NEWS_CACHE_NAME = 'news';

export const PICTURES_CACHE_NAME = 'pictures';
