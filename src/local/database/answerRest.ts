import type { Authorize } from './accessOf';
import type { Documents, StoredDocument } from './documents';
import { asArray, asObject, GoogleError, parseJson } from './googleError';
import type { JsonObject } from './googleError';
import { documentName, isDocumentName } from './names';
import { parseWrite } from './parseWrite';
import { queriedCollection } from './queriedCollection';

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
  const name = decodeURIComponent(url.pathname.slice('/v1/'.length));
  const query = url.searchParams;
  const [, parent = '', called = ''] = /^(.*\/documents(?:\/.*)?):(\w+)$/s.exec(name) ?? [];
  const answerCall = method === 'POST' ? calls[called] : undefined;
  if (answerCall) return answerCall(access, parent, readBody(body));
  if (!isDocumentName(name)) {
    if (method === 'GET') return listCollection(access, name, query);
  } else if (method === 'GET') {
    return readDocument(access, name, query);
  } else if (method === 'PATCH') {
    const { fields } = readBody(body);
    const updateMask = query.get('updateMask.fieldPaths') ?? undefined;
    const currentDocument = condition(query);
    return commit(access, { update: { name, fields }, updateMask, currentDocument });
  } else if (method === 'DELETE') {
    return commit(access, { delete: name, currentDocument: condition(query) });
  }
  throw new GoogleError('UNIMPLEMENTED', `${method} is not supported here.`);
}

function readBody(body: string): JsonObject {
  return asObject(parseJson(body, 'The body'), 'The body');
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

const MAX_PAGE_SIZE = 300;

function listCollection(
  { documents, authorize }: Access,
  collection: string,
  query: URLSearchParams,
): object {
  authorize('list', collection);
  const size = Math.min(Number(query.get('pageSize')) || MAX_PAGE_SIZE, MAX_PAGE_SIZE);
  // The token of a page is the name of the last document before it.
  const after = query.get('pageToken') ?? '';
  const rest = documents.list(collection).filter(({ name }) => name > after);
  const page = rest.slice(0, size);
  return {
    ...(page.length > 0 && { documents: page.map((document) => masked(document, query)) }),
    ...(rest.length > page.length && { nextPageToken: page.at(-1)?.name }),
  };
}

/** Makes one write of the protocol. Returns the document after it; `{}` when that is deleted. */
function commit({ documents, authorize }: Access, write: object): object {
  const edit = parseWrite(write, authorize);
  documents.commit([edit]);
  return documents.get(edit.name) ?? {};
}

function condition(query: URLSearchParams): object {
  const exists = query.get('currentDocument.exists');
  const updateTime = query.get('currentDocument.updateTime');
  return {
    ...(exists !== null && { exists: exists === 'true' }),
    ...(updateTime !== null && { updateTime }),
  };
}
