import { pictureIdsIn } from '../../markdown/glance';
import { COLLECTIONS, restAddress } from '../../news/databaseSettings';
import type { DatabaseSettings } from '../../news/databaseSettings';
import { fetchDocument, plainFields } from './firestoreRest';
import type { RestDocument } from './firestoreRest';
import type { PictureSource } from './newsPictures';

/**
 * Returns the pictures of a database. Its functions throw an Error that says why it cannot be read, so that
 * a picture that could not be asked for does not pass for one that is gone.
 */
export function databasePictures(database: DatabaseSettings): PictureSource {
  const fetchPicture = (id: string, mask: string) => {
    const address = restAddress(database, `${COLLECTIONS.pictures}/${id}`);
    address.search = mask;
    return fetchDocument(`The picture ${id}`, address);
  };
  return {
    has: async (id) => (await fetchPicture(id, '?mask.fieldPaths=type')) !== undefined,
    async read(id) {
      const bytes = (await fetchPicture(id, ''))?.fields?.bytes?.bytesValue;
      return typeof bytes === 'string' ? Buffer.from(bytes, 'base64') : undefined;
    },
  };
}

/** Returns the ids of the pictures that the text of a document names. */
export function pictureIdsOf(document: RestDocument): string[] {
  const { content } = plainFields(document);
  return typeof content === 'string' ? pictureIdsIn(content) : [];
}

/** Returns which of the two types that the database takes a picture has, by its first bytes. */
export function pictureType(bytes: Buffer): 'image/webp' | 'image/jpeg' {
  return bytes.subarray(0, 4).toString('latin1') === 'RIFF' ? 'image/webp' : 'image/jpeg';
}
