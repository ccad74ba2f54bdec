/** What an editor may name an article (firestore.rules), which can be a file's name on every system. */
export const ARTICLE_ID = /^[A-Za-z0-9_-]{1,128}$/;

/** The file of the list, as the build writes it. */
export const LIST_DATA = '/data/news.json';

/** The file of an article: its text and its neighbors. */
export function articleData(id: string): string {
  return `/data/news/${encodeURIComponent(id)}.json`;
}

/** The id in the address of a built article, as page or data; undefined for every other address. */
export function articleIdIn(path: string): string | undefined {
  const id = /^(?:\/data)?\/news\/([^/]+?)(?:\.json)?$/.exec(path)?.[1];
  return id && ARTICLE_ID.test(id) ? id : undefined;
}
