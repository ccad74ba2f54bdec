/** The file of the list, as the build writes it. */
export const LIST_DATA = '/data/news.json';

/** The file of an article: its text and its neighbors. */
export function articleData(id: string): string {
  return `/data/news/${encodeURIComponent(id)}.json`;
}

/** The id in the address of a built article, as page or data; undefined for every other address. */
export function articleIdIn(path: string): string | undefined {
  return /^(?:\/data)?\/news\/([\w-]+)(?:\.json)?$/.exec(path)?.[1];
}
