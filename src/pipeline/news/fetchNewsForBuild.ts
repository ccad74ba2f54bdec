import { join } from 'node:path';
import type { Article } from '../../news/article';
import { sortArticles } from '../../news/sortArticles';
import { fetchNewsSnapshot } from './fetchNewsSnapshot';
import { PULLED_NEWS, pulledProject, readNewsFolder } from './pulledNews';
import type { Settings } from '../settings';

/**
 * Returns the News that a build is made from: the database's if the settings name one, otherwise the
 * sample articles. If the database cannot be read, falls back to what `npm run news:pull` copied from
 * the same project, never to samples, and rejects without such a copy.
 */
export async function fetchNewsForBuild(
  root: string,
  { database, isRealProject, isDatabaseNamed }: Settings,
  report: (step: string) => void,
): Promise<Article[]> {
  const read = (folder: string) => sortArticles(readNewsFolder(join(root, folder)), 'new-old');
  if (!isRealProject && !isDatabaseNamed) {
    report('No database is configured: using the sample articles in content/news');
    return read('content/news');
  }
  try {
    return await fetchNewsSnapshot(database);
  } catch (error) {
    const reason = (error as Error).message;
    if (pulledProject(join(root, PULLED_NEWS)) !== database.projectId) {
      throw new Error(
        `${reason} ${PULLED_NEWS} has no copy of this project's News to build from instead: run npm run news:pull once the database can be read again.`,
        { cause: error },
      );
    }
    report(`${reason} Using the copy in ${PULLED_NEWS}, which may be older`);
    return read(PULLED_NEWS);
  }
}
