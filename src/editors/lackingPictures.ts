import { dirname, join } from 'node:path';
import { readPictureId } from '../lib/storedPicture';
import type { DatabaseSettings } from '../news/databaseSettings';
import { databasePictures, pictureIdsOf, pictureType } from '../pipeline/news/databasePictures';
import type { RestDocument } from '../pipeline/news/firestoreRest';
import { PICTURES_FOLDER } from '../pipeline/news/newsFolder';
import { picturesInFolder } from '../pipeline/news/newsPictures';

/** A picture that the database lacks. */
export interface LackingPicture {
  readonly id: string;
  /** Reads it as a document: only when it is written, because all of them may not fit into memory. */
  readonly read: () => Promise<RestDocument>;
}

/**
 * Returns the pictures that an article names and the database lacks: those that are in the folder beside its
 * file, and the ids of the others, which nobody has. Rejects with an Error that says why the database cannot be
 * read.
 */
export async function lackingPictures(
  file: string,
  article: RestDocument,
  database: DatabaseSettings,
): Promise<{ readonly lacking: readonly LackingPicture[]; readonly lost: readonly string[] }> {
  const stored = databasePictures(database);
  const copies = picturesInFolder(join(dirname(file), PICTURES_FOLDER));
  const lacking: LackingPicture[] = [];
  const lost: string[] = [];
  for (const id of pictureIdsOf(article)) {
    if (await stored.has(id)) continue;
    if (!(await copies.has(id))) lost.push(id);
    else lacking.push({ id, read: async () => pictureDocument(id, (await copies.read(id))!) });
  }
  return { lacking, lost };
}

function pictureDocument(id: string, bytes: Buffer): RestDocument {
  const { width, height } = readPictureId(id)!;
  return {
    name: `Pictures/${id}`,
    fields: {
      bytes: { bytesValue: bytes.toString('base64') },
      type: { stringValue: pictureType(bytes) },
      width: { integerValue: String(width) },
      height: { integerValue: String(height) },
    },
  };
}
