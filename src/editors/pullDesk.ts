import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSettings } from '../news/databaseSettings';
import { fetchDocuments } from '../pipeline/news/fetchNews';
import { documentId } from '../pipeline/news/firestoreRest';
import { PULLED_FROM } from '../pipeline/news/newsFolder';

/** Where the copy goes, relative to the project's root; git ignores it, because nobody else may read drafts. */
export const PULLED_DESK = 'desk-backup';

/**
 * Copies what the News desk keeps for editors alone into a folder: every article with its drafts and versions, a
 * file for each document. Returns how many there are. Rejects with an Error that says why the database cannot
 * be read; the folder then stays as it was. What is gone from the database stays in the folder.
 */
export async function pullDesk(
  folder: string,
  database: DatabaseSettings,
  token: string,
): Promise<number> {
  const read = (collection: string) => fetchDocuments(database, { collection, token });
  const documents = new Map<string, object | undefined>();
  for (const article of await read('Articles')) {
    const name = `Articles/${documentId(article)}`;
    documents.set(name, article.fields);
    for (const version of await read(`${name}/versions`))
      documents.set(`${name}/versions/${documentId(version)}`, version.fields);
  }
  await mkdir(folder, { recursive: true });
  const marker = { project: database.projectId };
  await writeFile(join(folder, PULLED_FROM), `${JSON.stringify(marker)}\n`);
  for (const [name, fields] of documents) {
    const hash = createHash('sha256').update(name).digest('hex').slice(0, 16);
    const text = JSON.stringify({ name, fields }, null, 2);
    await writeFile(join(folder, `document-${hash}.json`), `${text}\n`);
  }
  return documents.size;
}
