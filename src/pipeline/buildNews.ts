import { join } from 'node:path';
import { readSampleArticles } from '../local/seedNews';
import type { Article } from '../news/article';
import { parseArticle } from '../news/article';
import { sortArticles } from '../news/sortArticles';
import { fetchNewsSnapshot } from './newsSnapshot';
import type { Settings } from './settings';

/**
 * The News that a build is made from: the database's where the settings name one, otherwise the
 * sample articles. Samples are never published as real: a build for a real project rejects when
 * its database cannot be read.
 */
export async function fetchNewsForBuild(
  root: string,
  settings: Settings,
  report: (step: string) => void,
): Promise<Article[]> {
  const { database, isRealProject, isDatabaseNamed } = settings;
  if (isRealProject || isDatabaseNamed) return fetchNewsSnapshot(database);
  report('No database is named: using the sample articles in content/news');
  return sampleArticles(root);
}

function sampleArticles(root: string): Article[] {
  const articles = readSampleArticles(join(root, 'content', 'news')).flatMap(
    ({ id, title, date, content }) => parseArticle(id, { title, date, content }) ?? [],
  );
  return sortArticles(articles, 'new-old');
}
