import { loadOnce } from '../lib/memoize';
import { LIST_DATA_PATH, articleDataPath } from './newsAddresses';
import type { BuiltArticle, BuiltList, NewsFiles } from './newsSources';

/** The News as the build wrote it, fetched from the same server as the pages. */
export const newsFiles: NewsFiles = {
  loadList: () => load<BuiltList>(LIST_DATA_PATH),
  // The page asks for an article and for its neighbors, and one file answers both.
  loadArticle: loadOnce((id: string) => load<BuiltArticle>(articleDataPath(id))),
};

/**
 * Returns undefined if the build wrote no such file, which says nothing about the database. Rejects if
 * the server cannot tell.
 */
async function load<T>(address: string): Promise<T | undefined> {
  const response = await fetch(address);
  if (response.status >= 500) throw new Error(`${address} answered ${response.status}`);
  const isJson = response.headers.get('content-type')?.includes('json');
  return response.ok && isJson ? ((await response.json()) as T) : undefined;
}
