import type { Documents } from '../../src/local/database/documents';
import { seedNews } from '../../src/local/openDatabase';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { samples } from './samples';

const COLLECTION = newsCollectionName(localDatabase.projectId);

/** Puts the sample articles back into the News of the local database, and removes all others. */
export function resetNews(documents: Documents): void {
  for (const { name } of documents.list(COLLECTION)) documents.delete(name);
  seedNews(documents, localDatabase.projectId, samples);
}
