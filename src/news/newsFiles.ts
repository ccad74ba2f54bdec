import type { Article } from './article';
import type { NewsFiles } from './newsSources';

/** The News as the build wrote it down, fetched from beside the pages. */
export const newsFiles: NewsFiles = {
  loadList: () => load<readonly Article[]>('/data/news.json'),
  loadArticle: (id) => load<Article>(`/data/news/${encodeURIComponent(id)}.json`),
};

/** Gives undefined where the build wrote no such file: that says nothing about the database. */
async function load<T>(address: string): Promise<T | undefined> {
  const response = await fetch(address);
  const isJson = response.headers.get('content-type')?.includes('json');
  return response.ok && isJson ? ((await response.json()) as T) : undefined;
}
