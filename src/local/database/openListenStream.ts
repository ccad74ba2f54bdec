import type { Authorize } from './accessOf';
import type { Change, Documents, Version } from './documents';
import { asArray, asObject, invalid, toGoogleError } from './googleError';
import type { JsonObject } from './googleError';
import { collectionOf, documentName, isDocumentName } from './names';
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
  /** What the client listens to: the name of a document or of a collection, by the target's id. */
  const targets = new Map<number, string>();

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

  function addTarget(raw: JsonObject): void {
    const id = Number(raw.targetId);
    let target: string;
    try {
      target = targetName(raw, authorize);
    } catch (error) {
      const { rpcCode: code, message } = toGoogleError(error);
      sendTargetChange('REMOVE', id, { cause: { code, message } });
      return;
    }
    targets.set(id, target);
    sendTargetChange('ADD', id);
    sendContents(id, target, leftAt(raw));
    sendTargetChange('CURRENT', id, resumePoint(documents.now()));
    closeSnapshot();
  }

  /** Sends what has changed since a client left; all of it where it may have missed a deletion. */
  function sendContents(id: number, target: string, left: Version): void {
    const isWhole = documents.hasDeletedSince(left);
    if (isWhole) sendTargetChange('RESET', id);
    const held = documents
      .all()
      .filter(({ name }) => target === name || target === collectionOf(name));
    for (const document of held) {
      if (isWhole || document.updateTime > left)
        send({ documentChange: { document, targetIds: [id] } });
    }
    if (isDocumentName(target) && held.length === 0) sendDeleted(target, [id]);
  }

  function sendChanges(changes: readonly Change[]): void {
    let isConcerned = false;
    for (const { name, document } of changes) {
      const ids = [...targets]
        .filter(([, target]) => target === name || target === collectionOf(name))
        .map(([id]) => id);
      if (ids.length === 0) continue;
      isConcerned = true;
      if (document) send({ documentChange: { document, targetIds: ids } });
      else sendDeleted(name, ids);
    }
    if (isConcerned) closeSnapshot();
  }

  return {
    receive(message) {
      const { addTarget: added, removeTarget: removed } = asObject(message, 'A Listen request');
      if (added !== undefined) addTarget(asObject(added, 'addTarget'));
      else if (targets.delete(Number(removed))) sendTargetChange('REMOVE', Number(removed));
    },
    close: documents.subscribe(sendChanges),
  };
}

/** Returns a time with the token by which a client resumes there: base64, as the protocol expects bytes. */
function resumePoint(readTime: Version): object {
  return { resumeToken: Buffer.from(readTime).toString('base64'), readTime };
}

/** Returns the time in the token by which a client resumes; empty where it brings none. */
const leftAt = ({ resumeToken = '' }: JsonObject): Version =>
  Buffer.from(String(resumeToken), 'base64').toString();

/**
 * Returns the name of the document or the collection of an addTarget request. Throws a GoogleError that names
 * what it cannot handle.
 */
function targetName({ documents, query }: JsonObject, authorize: Authorize): string {
  if (documents !== undefined) {
    const names = asArray(asObject(documents, 'documents').documents, 'documents');
    const name = documentName(names[0]);
    authorize('get', name);
    return name;
  }
  const { parent, structuredQuery } = asObject(query, 'query');
  const { name, isGroup } = queriedCollection(String(parent), structuredQuery);
  if (isGroup) throw invalid('The local database has no listeners to groups of collections.');
  authorize('list', name);
  return name;
}
