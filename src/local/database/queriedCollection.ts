import { asArray, asObject, GoogleError, invalid } from './googleError';
import { isDocumentName } from './names';

// The client sorts and filters by itself; these parts of a query would need support here.
const UNSUPPORTED = ['where', 'select', 'limit', 'offset', 'startAt', 'endAt', 'findNearest'];

/**
 * Returns the full name of the collection that a query lists, below a document or the root, and whether it lists all
 * of that name further below, too. Throws a GoogleError that names what it cannot handle: a query lists all or
 * nothing here.
 */
export function queriedCollection(
  parent: string,
  structuredQuery: unknown,
): { readonly name: string; readonly isGroup: boolean } {
  const structured = asObject(structuredQuery, 'structuredQuery');
  const [from] = asArray(structured.from, 'from');
  const { collectionId, allDescendants } = asObject(from, 'from');
  const unknown = UNSUPPORTED.find((key) => structured[key] !== undefined);
  if (unknown) {
    throw new GoogleError(
      'UNIMPLEMENTED',
      `The local database lists one whole collection, without ${unknown}.`,
    );
  }
  const name = `${parent}/${String(collectionId)}`;
  if (isDocumentName(name)) throw invalid(`"${name}" is not the name of a collection.`);
  return { name, isGroup: allDescendants === true };
}
