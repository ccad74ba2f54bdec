import type { Documents, StoredDocument } from './documents';
import { GoogleError, invalid } from './googleError';
import { asArray, asObject } from './json';
import type { JsonObject } from './json';
import { collectionName, collectionOf, documentName } from './names';

/** What a client listens to: the documents of one collection, or some named ones. */
export interface ListenTarget {
  /** The documents asked for by name; none for a collection. */
  readonly named: readonly string[];
  /** Returns whether the document of this name is one of them. */
  holds(name: string): boolean;
  /** Returns those that exist. */
  read(documents: Documents): StoredDocument[];
}

// The client sorts and filters by itself; these parts of a query would need support here.
const UNSUPPORTED = ['where', 'select', 'limit', 'offset', 'startAt', 'endAt', 'findNearest'];

/** Returns the target of an addTarget request. Throws a GoogleError that names what it cannot handle. */
export function parseTarget(target: JsonObject): ListenTarget {
  if (target.documents !== undefined) return namedTarget(target.documents);
  if (target.query !== undefined) return collectionTarget(target.query);
  throw invalid('addTarget must have "query" or "documents".');
}

function namedTarget(raw: unknown): ListenTarget {
  const named = asArray(asObject(raw, 'documents').documents, 'documents').map(documentName);
  return {
    named,
    holds: (name) => named.includes(name),
    read: (documents) => named.flatMap((name) => documents.get(name) ?? []),
  };
}

function collectionTarget(raw: unknown): ListenTarget {
  const query = asObject(raw, 'query');
  const structured = asObject(query.structuredQuery, 'structuredQuery');
  const [from, ...others] = asArray(structured.from, 'from');
  const { collectionId, allDescendants } = asObject(from, 'from');
  const unknown = UNSUPPORTED.find((key) => structured[key] !== undefined);
  if (unknown || allDescendants === true || others.length > 0) {
    throw new GoogleError(
      'UNIMPLEMENTED',
      `The local database lists one whole collection, without ${unknown ?? 'collection groups'}.`,
    );
  }
  const collection = collectionName(`${String(query.parent)}/${String(collectionId)}`);
  return {
    named: [],
    holds: (name) => collectionOf(name) === collection,
    read: (documents) => documents.list(collection),
  };
}
