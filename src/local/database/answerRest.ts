import { randomBytes } from 'node:crypto';
import type { Documents } from './documents';
import { asObject, GoogleError, invalid, parseJson } from './googleError';
import { collectionName, documentName, isDocumentName } from './names';
import { parseWrite } from './parseWrite';

const MAX_PAGE_SIZE = 300;
// Every Google API accepts these besides its own parameters; they have no effect here.
const COMMON_PARAMETERS = ['key', 'access_token', 'alt', '$alt', 'prettyPrint'];

/**
 * Returns the JSON answer to a REST request: a page of a collection, a document, or `{}` for a delete.
 * Throws a GoogleError that says what is wrong with the request.
 */
export function answerRest(documents: Documents, method: string, url: URL, body: string): object {
  const name = resourceName(url.pathname);
  const query = url.searchParams;
  if (isDocumentName(name)) {
    if (method === 'GET') return readDocument(documents, name, query);
    if (method === 'PATCH') return writeDocument(documents, name, query, body);
    if (method === 'DELETE') return deleteDocument(documents, name, query);
  } else {
    if (method === 'GET') return listCollection(documents, name, query);
    if (method === 'POST') return createDocument(documents, name, query, body);
  }
  const answered = isDocumentName(name) ? 'GET, PATCH and DELETE' : 'GET and POST';
  throw new GoogleError('UNIMPLEMENTED', `${method} is not supported here, only ${answered} are.`);
}

function resourceName(pathname: string): string {
  try {
    return decodeURIComponent(pathname.slice('/v1/'.length));
  } catch {
    throw invalid(`${pathname} has a percent sign that does not start an escape; write it as %25.`);
  }
}

function checkParameters(query: URLSearchParams, ...known: string[]): void {
  const unknown = [...query.keys()].find((key) => ![...COMMON_PARAMETERS, ...known].includes(key));
  if (unknown === undefined) return;
  const others = known.length > 0 ? `, only ${known.join(', ')}` : '';
  throw invalid(`The parameter "${unknown}" is not known here${others}.`);
}

function readDocument(documents: Documents, name: string, query: URLSearchParams): object {
  checkParameters(query);
  const document = documents.get(name);
  if (!document) throw new GoogleError('NOT_FOUND', `Document "${name}" not found.`);
  return document;
}

function listCollection(documents: Documents, collection: string, query: URLSearchParams): object {
  checkParameters(query, 'pageSize', 'pageToken');
  const size = Number(query.get('pageSize') ?? MAX_PAGE_SIZE);
  if (!Number.isInteger(size) || size < 0) throw invalid('pageSize must be a whole number.');
  const after = Buffer.from(query.get('pageToken') ?? '', 'base64url').toString();
  if (after !== '' && !after.startsWith(`${collection}/`)) throw invalid('Invalid page token.');
  const rest = documents.list(collection).filter(({ name }) => name > after);
  const page = rest.slice(0, Math.min(size || MAX_PAGE_SIZE, MAX_PAGE_SIZE));
  const last = page.at(-1);
  return {
    ...(last && { documents: page }),
    ...(last && rest.length > page.length && { nextPageToken: pageToken(last.name) }),
  };
}

function pageToken(name: string): string {
  return Buffer.from(name).toString('base64url');
}

function writeDocument(
  documents: Documents,
  name: string,
  query: URLSearchParams,
  body: string,
): object {
  checkParameters(query, 'updateMask.fieldPaths', ...CONDITIONS);
  const fieldPaths = query.getAll('updateMask.fieldPaths');
  return commit(documents, {
    update: { name, fields: fieldsOf(body) },
    ...(fieldPaths.length > 0 && { updateMask: { fieldPaths } }),
    currentDocument: condition(query),
  });
}

function createDocument(
  documents: Documents,
  collection: string,
  query: URLSearchParams,
  body: string,
): object {
  checkParameters(query, 'documentId');
  const id = query.get('documentId') ?? randomBytes(10).toString('hex');
  const name = documentName(`${collectionName(collection)}/${id}`);
  const update = { name, fields: fieldsOf(body) };
  return commit(documents, { update, currentDocument: { exists: false } });
}

function deleteDocument(documents: Documents, name: string, query: URLSearchParams): object {
  checkParameters(query, ...CONDITIONS);
  return commit(documents, { delete: name, currentDocument: condition(query) });
}

/** Makes one write of the protocol. Returns the document after it; `{}` when that is deleted. */
function commit(documents: Documents, write: object): object {
  const edit = parseWrite(write);
  documents.commit([edit]);
  return documents.get(edit.name) ?? {};
}

const CONDITIONS = ['currentDocument.exists', 'currentDocument.updateTime'];

function condition(query: URLSearchParams): object | undefined {
  const exists = query.get('currentDocument.exists');
  if (exists !== null && !['true', 'false'].includes(exists)) {
    throw invalid('currentDocument.exists must be true or false.');
  }
  if (exists !== null) return { exists: exists === 'true' };
  const updateTime = query.get('currentDocument.updateTime');
  return updateTime === null ? undefined : { updateTime };
}

function fieldsOf(body: string): unknown {
  return asObject(parseJson(body || '{}', 'The body'), 'The body').fields;
}
