import type { Authorize } from './accessOf';
import { BEGINNING, toVersion } from './documents';
import type { Change, Documents, StoredDocument, Version } from './documents';
import { asArray, asObject, invalid, toGoogleError } from './googleError';
import type { JsonObject } from './googleError';
import { collectionOf, documentName } from './names';
import { queriedCollection } from './queriedCollection';
import type { Stream } from './webChannel';

/**
 * Opens the server's end of a Listen stream: it sends what each target holds, then what changes in it.
 * Calls `authorize` for every new target, which throws a GoogleError when the target is not allowed.
 */
export function openListenStream(
  documents: Documents,
  authorize: Authorize,
  send: (payload: unknown) => void,
): Stream {
  const targets = new Map<number, ListenTarget>();

  function sendTargetChange(targetChangeType: string, id: number, more: object = {}): void {
    send({ targetChange: { targetChangeType, targetIds: [id], ...more } });
  }

  function sendDeleted(name: string, removedTargetIds: readonly number[]): void {
    send({ documentDelete: { document: name, readTime: documents.now(), removedTargetIds } });
  }

  // The client shows what it was sent only after a target change without ids.
  function closeSnapshot(): void {
    send({ targetChange: resumePoint(documents.now()) });
  }

  function addTarget(id: number, raw: JsonObject): void {
    if (targets.has(id)) throw invalid(`Target id ${id} is already in use.`);
    let target: ListenTarget;
    try {
      target = parseTarget(raw, authorize);
    } catch (error) {
      const { rpcCode: code, message } = toGoogleError(error);
      sendTargetChange('REMOVE', id, { cause: { code, message } });
      return;
    }
    targets.set(id, target);
    sendTargetChange('ADD', id);
    sendContents(id, target, raw);
    sendTargetChange('CURRENT', id, resumePoint(documents.now()));
    closeSnapshot();
  }

  function sendContents(id: number, target: ListenTarget, resumed: JsonObject): void {
    const since = resumedVersion(resumed, documents.now());
    const held = target.read(documents);
    for (const document of held) {
      if (document.updateTime > since) send({ documentChange: { document, targetIds: [id] } });
    }
    const missing = target.named.filter((name) => !documents.get(name));
    const gone = since === BEGINNING ? [] : documents.deletedSince(since).filter(target.holds);
    for (const name of new Set([...missing, ...gone])) sendDeleted(name, [id]);
    // A client with another count missed a deletion that is no longer known here, and asks again.
    if (resumed.expectedCount !== undefined && target.named.length === 0) {
      send({ filter: { targetId: id, count: held.length } });
    }
  }

  function removeTarget(id: number): void {
    if (targets.delete(id)) sendTargetChange('REMOVE', id);
  }

  function sendChanges(changes: readonly Change[]): void {
    const concerned = changes.flatMap(({ name, document }) => {
      const ids = [...targets].filter(([, target]) => target.holds(name)).map(([id]) => id);
      return ids.length > 0 ? [{ name, document, ids }] : [];
    });
    for (const { name, document, ids } of concerned) {
      if (document) send({ documentChange: { document, targetIds: ids } });
      else sendDeleted(name, ids);
    }
    if (concerned.length > 0) closeSnapshot();
  }

  return {
    receive(message) {
      const request = asObject(message, 'A Listen request');
      if (request.addTarget !== undefined) {
        const target = asObject(request.addTarget, 'addTarget');
        addTarget(targetId(target.targetId), target);
      } else if (request.removeTarget !== undefined) {
        removeTarget(targetId(request.removeTarget));
      } else {
        throw invalid('A Listen request must have "addTarget" or "removeTarget".');
      }
    },
    close: documents.subscribe(sendChanges),
  };
}

function targetId(raw: unknown): number {
  if (!Number.isSafeInteger(raw)) throw invalid('A target id must be a whole number.');
  return raw as number;
}

/** Returns a time with the token by which a client resumes there: base64, as the protocol expects bytes. */
function resumePoint(readTime: Version): object {
  return { resumeToken: Buffer.from(readTime).toString('base64'), readTime };
}

/**
 * Returns the version at which a target resumes, from its token or its read time; the
 * beginning when it has neither, or one that is later than `now` or not from here.
 */
function resumedVersion({ resumeToken, readTime }: JsonObject, now: Version): Version {
  const isToken = typeof resumeToken === 'string';
  const time = isToken ? Buffer.from(resumeToken, 'base64').toString() : readTime;
  const version = toVersion(time) ?? BEGINNING;
  return version > now ? BEGINNING : version;
}

/** What a client listens to: the documents of one collection, or some named ones. */
interface ListenTarget {
  /** The documents asked for by name; none for a collection. */
  readonly named: readonly string[];
  /** Returns whether the document of this name is one of them. */
  holds(name: string): boolean;
  /** Returns those that exist. */
  read(documents: Documents): StoredDocument[];
}

/** Returns the target of an addTarget request. Throws a GoogleError that names what it cannot handle. */
function parseTarget(target: JsonObject, authorize: Authorize): ListenTarget {
  if (target.documents !== undefined) return namedTarget(target.documents, authorize);
  if (target.query !== undefined) return collectionTarget(target.query, authorize);
  throw invalid('addTarget must have "query" or "documents".');
}

function namedTarget(raw: unknown, authorize: Authorize): ListenTarget {
  const named = asArray(asObject(raw, 'documents').documents, 'documents').map(documentName);
  for (const name of named) authorize('get', name);
  return {
    named,
    holds: (name) => named.includes(name),
    read: (documents) => named.flatMap((name) => documents.get(name) ?? []),
  };
}

function collectionTarget(raw: unknown, authorize: Authorize): ListenTarget {
  const { parent, structuredQuery } = asObject(raw, 'query');
  const { name: collection, isGroup } = queriedCollection(String(parent), structuredQuery);
  authorize(isGroup ? 'listGroup' : 'list', collection);
  return {
    named: [],
    holds: (name) => collectionOf(name) === collection,
    read: (documents) => documents.list(collection),
  };
}
