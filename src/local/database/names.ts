import { invalid } from './googleError';

const FULL_NAME = /^projects\/[^/]+\/databases\/[^/]+\/documents\/([^]+)$/;
// Firestore's own limits: firebase.google.com/docs/firestore/quotas, "Constraints on IDs".
const MAX_ID_BYTES = 1500;

function segmentsOf(name: string): string[] {
  const path = FULL_NAME.exec(name)?.[1];
  if (path === undefined) {
    throw invalid(`"${name}" is not of the form projects/P/databases/D/documents/PATH.`);
  }
  const segments = path.split('/');
  for (const id of segments) {
    const isReserved = id === '.' || id === '..' || /^__.*__$/s.test(id);
    if (id === '' || isReserved || Buffer.byteLength(id) > MAX_ID_BYTES) {
      throw invalid(`"${name}" has an id that is empty, reserved or too long: "${id}".`);
    }
  }
  return segments;
}

/** Returns whether a full name names a document (true) or a collection (false). Throws when neither. */
export function isDocumentName(name: string): boolean {
  return segmentsOf(name).length % 2 === 0;
}

/** Returns the full name of a document, checked. Throws INVALID_ARGUMENT for anything else. */
export function documentName(value: unknown): string {
  if (typeof value !== 'string' || !isDocumentName(value)) {
    throw invalid(`"${String(value)}" is not the name of a document.`);
  }
  return value;
}

/** Returns the full name of a collection, checked. Throws INVALID_ARGUMENT for anything else. */
export function collectionName(value: string): string {
  if (isDocumentName(value)) throw invalid(`"${value}" is not the name of a collection.`);
  return value;
}

/** Returns the full name of the collection that holds a document. */
export function collectionOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}
