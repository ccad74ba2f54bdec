import { newsCollectionName } from '../news/databaseSettings';
import type { ArticleFile } from '../pipeline/news/articleFile';
import { articleFields } from '../pipeline/news/firestoreRest';
import type { Documents } from './database/documents';

/** Writes the articles to the News collection of a project. */
export function seedNews(
  documents: Documents,
  projectId: string,
  articles: readonly ArticleFile[],
): void {
  const collection = newsCollectionName(projectId);
  for (const article of articles)
    documents.set(`${collection}/${article.id}`, articleFields(article));
}
