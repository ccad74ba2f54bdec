import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { closestMatch } from 'leven';
import { readPictureId } from '../lib/storedPicture';
import { COLLECTIONS, localDatabase, restAddress } from '../news/databaseSettings';
import type { DatabaseSettings } from '../news/databaseSettings';
import { fetchOrExplain } from '../pipeline/fetchOrExplain';
import { toUtcTimestamp } from '../pipeline/news/articleFile';
import { databasePictures, pictureIdsOf, pictureType } from '../pipeline/news/databasePictures';
import { fetchDocument, readAnswer, readRefusal } from '../pipeline/news/firestoreRest';
import type { RestDocument } from '../pipeline/news/firestoreRest';
import {
  BACKUP_MARKER,
  PICTURES_FOLDER,
  isBackupFile,
  readBackupFile,
} from '../pipeline/news/newsFolder';
import { picturesInFolder } from '../pipeline/news/newsPictures';

/** A document that goes back. */
interface Change {
  /** Its name, such as `News/kickoff` or `Pictures/20270109-k3f9-600x400`. */
  readonly name: string;
  /** When the one that it replaces was last written; undefined if there is none. */
  readonly since: string | undefined;
  /** Reads it: only when it is written, because all pictures together may not fit into memory. */
  readonly read: () => Promise<RestDocument>;
}

interface Plan {
  /** Pictures first, so that no article is on the site without its own. */
  readonly changes: readonly Change[];
  /** The ids of pictures that neither the database nor the copy has. */
  readonly lostPictures: readonly string[];
}

/**
 * Compares a copy that `backUp` wrote, or one article of it, with the database, and returns what goes back: what
 * the database lacks, and News that differ. What the desk has of an article is left alone: it is newer than any
 * copy. Rejects with an Error that says what to do when the folder is no copy, when it does not hold the article,
 * or when the database cannot be read.
 */
export async function planRestore(
  folder: string,
  id: string | undefined,
  database: DatabaseSettings,
  token: string,
): Promise<Plan> {
  const documents = readCopy(folder, id);
  const articles: Change[] = [];
  for (const document of documents) {
    const { name } = document;
    const before = await fetchDocument(nameOf(database), restAddress(database, name), token);
    if (before && (!name.startsWith(`${COLLECTIONS.news}/`) || textOf(before) === textOf(document)))
      continue;
    articles.push({ name, since: before?.updateTime, read: () => Promise.resolve(document) });
  }
  const stored = databasePictures(database);
  const copies = picturesInFolder(join(folder, PICTURES_FOLDER));
  const pictures: Change[] = [];
  const lostPictures: string[] = [];
  for (const picture of new Set(documents.flatMap(pictureIdsOf))) {
    if (await stored.has(picture)) continue;
    const read = async () => pictureDocument(picture, (await copies.read(picture))!);
    if (!(await copies.has(picture))) lostPictures.push(picture);
    else pictures.push({ name: `${COLLECTIONS.pictures}/${picture}`, since: undefined, read });
  }
  return { changes: [...pictures, ...articles], lostPictures };
}

function readCopy(folder: string, id: string | undefined): RestDocument[] {
  if (!existsSync(join(folder, BACKUP_MARKER))) {
    throw new Error(
      `${folder} is not a copy that npm run backup made: there is no ${BACKUP_MARKER} in it. Name the folder into which you unzipped one.`,
    );
  }
  const all = readdirSync(folder)
    .filter(isBackupFile)
    .map((file) => readBackupFile(join(folder, file)));
  const idOf = ({ name }: RestDocument) => name.split('/')[1]!;
  if (id === undefined) return all;
  const documents = all.filter((document) => idOf(document) === id);
  if (documents.length > 0) return documents;
  throw new Error(
    `${folder} has no article with the address “${id}”. Did you mean “${closestMatch(id, all.map(idOf)) ?? ''}”?`,
  );
}

/** Returns what a document says as a text, whatever the order of its fields and the precision of its times. */
function textOf({ fields = {} }: RestDocument): string {
  const values = Object.entries(fields).map(([name, value]) => [
    name,
    toUtcTimestamp(value.timestampValue) ?? value,
  ]);
  return JSON.stringify(values.sort());
}

function pictureDocument(id: string, bytes: Buffer): RestDocument {
  const { width, height } = readPictureId(id)!;
  return {
    name: `${COLLECTIONS.pictures}/${id}`,
    fields: {
      bytes: { bytesValue: bytes.toString('base64') },
      type: { stringValue: pictureType(bytes) },
      width: { integerValue: String(width) },
      height: { integerValue: String(height) },
    },
  };
}

/**
 * Writes a document as planned. Rejects with an Error of one sentence, and writes nothing, when it has changed in
 * the meantime, or when the database refuses or cannot be reached. Rejects, too, when no answer comes in time, or
 * one that is not the database's: it may then have been written.
 */
export async function putBack(
  { name, since, read }: Change,
  database: DatabaseSettings,
  token: string,
): Promise<void> {
  const { fields } = await read();
  const address = restAddress(database, name);
  if (since === undefined) address.searchParams.set('currentDocument.exists', 'false');
  else address.searchParams.set('currentDocument.updateTime', since);
  const response = await fetchOrExplain(nameOf(database), address, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ fields }),
  });
  if (response.ok) return void (await readAnswer(response, address));
  const { status = '', answer } = await readRefusal(response);
  // When a new document is "not found", there is no database.
  const isChanged =
    /^(FAILED_PRECONDITION|ALREADY_EXISTS)$/.test(status) || (since && status === 'NOT_FOUND');
  throw new Error(
    isChanged
      ? `Somebody has changed ${name} in the meantime: run the command again.`
      : `${name} was not written: the database ${answer}`,
  );
}

/** Whoever meant the real database learns why it is not that one. */
function nameOf({ projectId }: DatabaseSettings): string {
  const isLocal = projectId === localDatabase.projectId;
  return isLocal ? 'The local database (FIREBASE_PROJECT_ID names no other)' : 'The database';
}
