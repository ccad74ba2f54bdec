import type { Authorize } from './accessOf';
import type { Documents, StoredDocument } from './documents';
import { asArray, asObject, GoogleError, invalid, parseJson } from './googleError';
import type { JsonObject } from './googleError';
import { documentName, isDocumentName } from './names';
import { parseWrite } from './parseWrite';
import { queriedCollection } from './queriedCollection';

const MAX_PAGE_SIZE = 300;
// Every Google API accepts these besides its own parameters; they have no effect here.
const COMMON_PARAMETERS = ['key', 'access_token', 'alt', '$alt', 'prettyPrint'];

/** The database as one caller may use it. */
interface Access {
  readonly documents: Documents;
  readonly authorize: Authorize;
}

interface RestRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
}

/**
 * Returns the JSON answer to a REST request: a page of a collection, a document, `{}` for a delete, or what
 * the methods after a colon give. Throws a GoogleError that says what is wrong with the request, or that the
 * caller may not make it.
 */
export function answerRest(access: Access, { method, url, body }: RestRequest): object {
  const path = resourceName(url.pathname);
  const [, name = path, called = ''] = /^(.*\/documents(?:\/.*)?):(\w+)$/s.exec(path) ?? [];
  const answerCall = method === 'POST' ? calls[called] : undefined;
  if (answerCall)
    return answerCall(access, name, asObject(parseJson(body, 'The body'), 'The body'));
  return answerResource(access, path, { method, url, body });
}

function answerResource(access: Access, name: string, { method, url, body }: RestRequest): object {
  const query = url.searchParams;
  if (isDocumentName(name)) {
    if (method === 'GET') return readDocument(access, name, query);
    if (method === 'PATCH') return writeDocument(access, name, query, body);
    if (method === 'DELETE') return deleteDocument(access, name, query);
  } else if (method === 'GET') return listCollection(access, name, query);
  const answered = isDocumentName(name) ? 'GET, PATCH and DELETE are' : 'GET is';
  throw new GoogleError('UNIMPLEMENTED', `${method} is not supported here, only ${answered}.`);
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

/** What the SDK without listeners calls (firebase/firestore/lite). `parent` is a document, or the root. */
type Call = (access: Access, parent: string, body: JsonObject) => object;

const calls: Readonly<Record<string, Call>> = {
  commit({ documents, authorize }, _, body) {
    const writes = asArray(body.writes, 'writes').map((write) => parseWrite(write, authorize));
    const commitTime = documents.commit(writes);
    const updateTimes = writes.map(({ name }) => documents.get(name)?.updateTime);
    return { writeResults: updateTimes.map((updateTime) => ({ updateTime })), commitTime };
  },

  batchGet({ documents, authorize }, _, body) {
    const names = asArray(body.documents, 'documents').map(documentName);
    for (const name of names) authorize('get', name);
    const readTime = documents.now();
    return names.map((name) => {
      const found = documents.get(name);
      return found ? { found, readTime } : { missing: name, readTime };
    });
  },

  runQuery({ documents, authorize }, parent, body) {
    const { name, isGroup } = queriedCollection(parent, body.structuredQuery);
    authorize(isGroup ? 'listGroup' : 'list', name);
    const readTime = documents.now();
    const listed = isGroup ? documents.listGroup(name) : documents.list(name);
    const found = listed.map((document) => ({ document, readTime }));
    return found.length > 0 ? found : [{ readTime }];
  },
};

function readDocument(
  { documents, authorize }: Access,
  name: string,
  query: URLSearchParams,
): object {
  checkParameters(query, 'mask.fieldPaths');
  authorize('get', name);
  const document = documents.get(name);
  if (!document) throw new GoogleError('NOT_FOUND', `Document "${name}" not found.`);
  return masked(document, query);
}

/** Returns a document with the fields that were asked for only, if some were. */
function masked(document: StoredDocument, query: URLSearchParams): StoredDocument {
  const wanted = query.getAll('mask.fieldPaths');
  if (wanted.length === 0) return document;
  const fields = Object.entries(document.fields).filter(([field]) => wanted.includes(field));
  return { ...document, fields: Object.fromEntries(fields) };
}

function listCollection(
  { documents, authorize }: Access,
  collection: string,
  query: URLSearchParams,
): object {
  checkParameters(query, 'pageSize', 'pageToken', 'mask.fieldPaths');
  authorize('list', collection);
  const size = Number(query.get('pageSize') ?? MAX_PAGE_SIZE);
  if (!Number.isInteger(size) || size < 0) throw invalid('pageSize must be a whole number.');
  const after = Buffer.from(query.get('pageToken') ?? '', 'base64url').toString();
  if (after !== '' && !after.startsWith(`${collection}/`)) throw invalid('Invalid page token.');
  const rest = documents.list(collection).filter(({ name }) => name > after);
  const page = rest.slice(0, Math.min(size || MAX_PAGE_SIZE, MAX_PAGE_SIZE));
  const last = page.at(-1);
  return {
    ...(last && { documents: page.map((document) => masked(document, query)) }),
    ...(last && rest.length > page.length && { nextPageToken: pageToken(last.name) }),
  };
}

function pageToken(name: string): string {
  return Buffer.from(name).toString('base64url');
}

function writeDocument(access: Access, name: string, query: URLSearchParams, body: string): object {
  checkParameters(query, 'updateMask.fieldPaths', ...CONDITIONS);
  const fieldPaths = query.getAll('updateMask.fieldPaths');
  return commit(access, {
    update: { name, fields: fieldsOf(body) },
    ...(fieldPaths.length > 0 && { updateMask: { fieldPaths } }),
    currentDocument: condition(query),
  });
}

function deleteDocument(access: Access, name: string, query: URLSearchParams): object {
  checkParameters(query, ...CONDITIONS);
  return commit(access, { delete: name, currentDocument: condition(query) });
}

/** Makes one write of the protocol. Returns the document after it; `{}` when that is deleted. */
function commit({ documents, authorize }: Access, write: object): object {
  const edit = parseWrite(write, authorize);
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
