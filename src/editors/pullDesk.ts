import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSettings } from '../news/databaseSettings';
import { fetchDocuments } from '../pipeline/news/fetchNews';
import { documentId } from '../pipeline/news/firestoreRest';
import { pictureIdsOf } from '../pipeline/news/databasePictures';
import type { RestDocument } from '../pipeline/news/firestoreRest';
import { PICTURES_FOLDER, PULLED_FROM } from '../pipeline/news/newsFolder';
import { requireSameProject } from './pullNews';
import { pullPictures } from './pullPictures';

/** Where the copy goes, relative to the project's root; git ignores it, because nobody else may read drafts. */
export const PULLED_DESK = 'desk-backup';

/**
 * Copies what the News desk keeps for editors alone into a folder: every article with its drafts and versions, a
 * file for each document, and the pictures that they name. Returns how many documents there are. Rejects with an
 * Error that says why the database cannot be read, or that the folder is of another project; it then stays as it
 * was, but for pictures. What is gone from the database stays in the folder; pictures do not.
 */
export async function pullDesk(
  folder: string,
  database: DatabaseSettings,
  token: string,
): Promise<number> {
  requireSameProject(folder, database.projectId);
  const read = (collection: string) => fetchDocuments(database, { collection, token });
  const documents: RestDocument[] = [];
  for (const article of await read('Articles')) {
    const name = `Articles/${documentId(article)}`;
    documents.push({ ...article, name });
    for (const version of await read(`${name}/versions`))
      documents.push({ ...version, name: `${name}/versions/${documentId(version)}` });
  }
  const ids = [...new Set(documents.flatMap(pictureIdsOf))];
  await pullPictures(join(folder, PICTURES_FOLDER), ids, database);
  await mkdir(folder, { recursive: true });
  const marker = { project: database.projectId };
  await writeFile(join(folder, PULLED_FROM), `${JSON.stringify(marker)}\n`);
  for (const { name, fields } of documents) {
    const hash = createHash('sha256').update(name).digest('hex').slice(0, 16);
    const text = JSON.stringify({ name, fields }, null, 2);
    await writeFile(join(folder, `document-${hash}.json`), `${text}\n`);
  }
  return documents.length;
}
