import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { COLLECTIONS, localDatabase } from '../news/databaseSettings';
import type { DatabaseSettings } from '../news/databaseSettings';
import {
  parseArticleFile,
  serializeArticleFile,
  toUtcTimestamp,
} from '../pipeline/news/articleFile';
import type { ArticleFile } from '../pipeline/news/articleFile';
import { databasePictures, pictureIdsOf, pictureType } from '../pipeline/news/databasePictures';
import { fetchDocuments } from '../pipeline/news/fetchNews';
import { documentId } from '../pipeline/news/firestoreRest';
import type { RestDocument } from '../pipeline/news/firestoreRest';
import {
  BACKUP_MARKER,
  PICTURES_FOLDER,
  backupProject,
  isBackupFile,
  readBackupFile,
  shownFolder,
} from '../pipeline/news/newsFolder';

/** Where the copy of everything goes, relative to the project's root; git ignores it: nobody else may read drafts. */
export const DESK_BACKUP = 'desk-backup';

/** What a backup wrote and removed. */
interface BackedUp {
  readonly documents: number;
  readonly pictures: number;
  /** Files of documents and pictures that are gone. */
  readonly removed: readonly string[];
}

/**
 * Copies the News into a folder; with an owner's `token`, also every article of the desk with its versions: a
 * Markdown file for each article of the News, a JSON file for every other document, a folder with the pictures
 * that they name, and a file that names the project. Removes the files of what is gone.
 * Rejects with an Error that says what to do when the database cannot be read or has nothing of what the folder
 * holds, when the folder holds the copy of another or an unknown project, or when a database on this machine
 * stands in for a real project; the folder then stays as it was, but for pictures.
 */
export async function backUp(
  folder: string,
  database: DatabaseSettings,
  token?: string,
): Promise<BackedUp> {
  const held = existsSync(folder) ? readdirSync(folder).filter(isBackupFile) : [];
  requireOwnCopy(folder, held, database);
  const documents = await readDocuments(database, token);
  const collectionOf = ({ name }: RestDocument) => name.split('/')[0];
  for (const file of held) {
    const collection = collectionOf(readBackupFile(join(folder, file)));
    if (documents.some((document) => collectionOf(document) === collection)) continue;
    throw new Error(
      `The database has no ${collection}, but ${shownFolder(folder)} still holds some. Nothing was copied. If all of it was deleted on purpose, delete that folder.`,
    );
  }
  const files = filesOf(documents);
  const ids = [...new Set(documents.flatMap(pictureIdsOf))];
  const { pictures, ...gone } = await copyPictures(join(folder, PICTURES_FOLDER), ids, database);
  await mkdir(folder, { recursive: true });
  // First, so that a backup that is interrupted can be repeated.
  const marker = { project: database.projectId };
  await writeFile(join(folder, BACKUP_MARKER), `${JSON.stringify(marker)}\n`);
  const removed = held.filter((file) => !files.has(file));
  for (const file of removed) await rm(join(folder, file));
  for (const [file, text] of files) await writeFile(join(folder, file), text);
  return { documents: files.size, pictures, removed: [...removed, ...gone.removed] };
}

/** Throws an Error that says what to do unless the folder, with these files in it, is a copy of that database or empty. */
function requireOwnCopy(
  folder: string,
  held: readonly string[],
  { projectId, emulatorHost }: DatabaseSettings,
): void {
  if (emulatorHost && projectId !== localDatabase.projectId) {
    throw new Error(
      `FIREBASE_PROJECT_ID names project ${projectId}, but FIRESTORE_EMULATOR_HOST a database that does not hold its News (${emulatorHost}). Nothing was copied. Leave out FIRESTORE_EMULATOR_HOST to copy project ${projectId}, or FIREBASE_PROJECT_ID to copy that database.`,
    );
  }
  const owner = backupProject(folder);
  if (owner === undefined && held.length > 0) {
    throw new Error(
      `${shownFolder(folder)} holds News, but not ${BACKUP_MARKER}, which names its project. Nothing was copied. Restore that file with git; or, if you need none of this News, delete the folder.`,
    );
  }
  if (owner !== undefined && owner !== projectId) {
    throw new Error(
      `${shownFolder(folder)} holds the News of project ${owner}, but the settings name project ${projectId}. Nothing was copied. To update that copy, set FIREBASE_PROJECT_ID to ${owner}; to replace it with one of ${projectId}, delete the folder first.`,
    );
  }
}

/** Reads the documents to copy, each named as it is in the database: `Articles/kickoff/versions/1`. */
async function readDocuments(database: DatabaseSettings, token?: string): Promise<RestDocument[]> {
  const read = async (collection: string) =>
    (await fetchDocuments(database, collection, token)).map((document) => ({
      ...document,
      name: `${collection}/${documentId(document)}`,
    }));
  const documents = await read(COLLECTIONS.news);
  if (token === undefined) return documents;
  for (const article of await read(COLLECTIONS.articles))
    documents.push(article, ...(await read(`${article.name}/${COLLECTIONS.versions}`)));
  return documents;
}

/**
 * Ids that serve as file names unchanged, on Windows, too, which reserves some names; for others the file is
 * named after their hash.
 */
const FILE_NAME = /^(?!document-|(?:con|prn|aux|nul|com\d|lpt\d)$)[a-z0-9_-]{1,100}$/i;

function filesOf(documents: readonly RestDocument[]): Map<string, string> {
  const files = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name, fields = {} } of documents) {
    const id = documentId({ name });
    const hash = createHash('sha256').update(name).digest('hex').slice(0, 16);
    // On some systems Kickoff.md and kickoff.md are the same file.
    const isFree = FILE_NAME.test(id) && !taken.has(id.toLowerCase());
    const article = name === `${COLLECTIONS.news}/${id}` && articleText(id, fields);
    if (article === undefined || article === false) {
      files.set(`document-${hash}.json`, `${JSON.stringify({ name, fields }, null, 2)}\n`);
      continue;
    }
    taken.add(id.toLowerCase());
    files.set(`${isFree ? id : `article-${hash}`}.md`, article);
  }
  return files;
}

/** Returns an article of the News as a Markdown file if that reads back as the very same document. */
function articleText(id: string, fields: RestDocument['fields'] = {}): string | undefined {
  const { title, date, content, ...others } = fields;
  const article = {
    id,
    title: title?.stringValue,
    date: toUtcTimestamp(date?.timestampValue),
    content: content?.stringValue,
  };
  const isText = (value: unknown) => typeof value === 'string';
  if (Object.keys(others).length > 0 || !Object.values(article).every(isText)) return undefined;
  try {
    const text = serializeArticleFile(article as ArticleFile);
    const again = parseArticleFile('article.md', text);
    return JSON.stringify(again) === JSON.stringify(article) ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Copies pictures from the database into a folder, each named after its id; one that is there already is only
 * asked for, because none is ever changed. Removes what the database has not got any more, or what is not in
 * `ids`. Returns how many there are, and the files that it removed. Rejects with an Error that says why the
 * database cannot be read.
 */
async function copyPictures(
  folder: string,
  ids: readonly string[],
  database: DatabaseSettings,
): Promise<{ readonly pictures: number; readonly removed: readonly string[] }> {
  const source = databasePictures(database);
  const held = await readdir(folder).catch((): string[] => []);
  const kept = new Set<string>();
  const copy = async (id: string) => {
    const file = held.find((name) => /\.(webp|jpg)$/.test(name) && name.startsWith(`${id}.`));
    if (file !== undefined) {
      if (await source.has(id)) kept.add(file);
      return;
    }
    const bytes = await source.read(id);
    if (bytes) kept.add(await writePicture(folder, id, bytes));
  };
  await pMap(ids, copy, { concurrency: 16 });
  const removed = held.filter((file) => !kept.has(file));
  for (const file of removed) await rm(join(folder, file));
  return { pictures: kept.size, removed };
}

/** A picture whose writing was interrupted has another name, so that it is fetched again. */
async function writePicture(folder: string, id: string, bytes: Buffer): Promise<string> {
  const file = `${id}.${pictureType(bytes) === 'image/webp' ? 'webp' : 'jpg'}`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${file}.part`), bytes);
  await rename(join(folder, `${file}.part`), join(folder, file));
  return file;
}
