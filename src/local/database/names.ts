import { invalid } from './googleError';

const FULL_NAME = /^projects\/[^/]+\/databases\/[^/]+\/documents((?:\/[^/]+)+)$/;

/** Returns whether a full name names a document (true) or a collection (false). Throws when neither. */
export function isDocumentName(name: string): boolean {
  const path = FULL_NAME.exec(name)?.[1];
  if (path === undefined) {
    throw invalid(`"${name}" is not of the form projects/P/databases/D/documents/PATH.`);
  }
  return path.split('/').length % 2 === 1;
}

/** Returns the full name of a document, checked. Throws INVALID_ARGUMENT for anything else. */
export function documentName(value: unknown): string {
  if (typeof value !== 'string' || !isDocumentName(value)) {
    throw invalid(`"${String(value)}" is not the name of a document.`);
  }
  return value;
}

/** Returns the full name of the collection that holds a document. */
export function collectionOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}
