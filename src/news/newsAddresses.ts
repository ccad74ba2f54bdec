/**
 * The ids that an editor may give an article (firestore.rules). On Linux, each is a file name of its own;
 * other systems take ids that differ only in case for the same, and Windows reserves a few, such as `nul`.
 */
export const ARTICLE_ID = /^[A-Za-z0-9_-]{1,128}$/;

/** The address of the list's file, as the build writes it. */
export const LIST_DATA_PATH = '/data/news.json';

/** Returns the address of an article's file: its text and its neighbors. */
export function articleDataPath(id: string): string {
  return `/data/news/${encodeURIComponent(id)}.json`;
}

/** Returns the id in the address of a built article's page or data; undefined for every other address. */
export function articleIdFromPath(path: string): string | undefined {
  const [, ofPage, ofData] = /^(?:\/news\/([^/]+)|\/data\/news\/([^/]+)\.json)$/.exec(path) ?? [];
  const id = ofPage ?? ofData;
  return id && ARTICLE_ID.test(id) ? id : undefined;
}
