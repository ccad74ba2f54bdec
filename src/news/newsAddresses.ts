/**
 * The ids that an editor may give an article (firestore.rules). On Linux, each is a file name of its own;
 * other systems take ids that differ only in case for the same, and Windows reserves a few, such as `nul`.
 */
export const ARTICLE_ID = /^[A-Za-z0-9_-]{1,128}$/;

/** The characters that would end a path, and `%`, which begins every escape. */
const RESERVED = /[%?#]/g;

/** Those, and all others that decodeURI leaves: ; : @ & = + $ , but /, which no id has. */
const ESCAPED = /%(2[3-6BC]|3[ABDF]|40)/gi;

export const LIST_DATA_PATH = '/data/news.json';

/** All News in one file, which only a build reads. It is not among the articles: one may be called all. */
export const ALL_DATA_PATH = '/data/all.json';

/** Returns an article's path on the site. Any id that Firestore allows survives the round trip. */
export function articlePath(id: string): string {
  return `/news/${encodeURI(id.replace(RESERVED, encodeURIComponent))}`;
}

/** Returns the address of an article's file: its text and its neighbors. */
export function articleDataPath(id: string): string {
  return `/data/news/${encodeURIComponent(id)}.json`;
}

/**
 * Returns the id in an article's path, as the router gives it: decoded once, which leaves some characters
 * escaped. Messengers also escape characters that need not be.
 */
export function articleIdFromParameter(parameter: string): string {
  return parameter.replace(ESCAPED, decodeURIComponent);
}

/** Returns the id in the address of a built article's page or data; undefined for every other address. */
export function articleIdFromPath(path: string): string | undefined {
  const [, ofPage, ofData] = /^(?:\/news\/([^/]+)|\/data\/news\/([^/]+)\.json)$/.exec(path) ?? [];
  const id = ofPage ?? ofData;
  return id && ARTICLE_ID.test(id) ? id : undefined;
}
