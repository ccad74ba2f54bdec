import type { Change, Documents } from './documents';
import { invalid, toGoogleError } from './googleError';
import { asObject } from './json';
import type { JsonObject } from './json';
import { parseTarget } from './listenTarget';
import type { ListenTarget } from './listenTarget';
import { BEGINNING, resumedVersion, resumeToken } from './versions';
import type { Stream } from './webChannelSession';

/**
 * Opens the server's end of a Listen stream: it sends what each target holds, then what changes in it.
 * Calls `authorize` for every new target, which throws a GoogleError when the target is not allowed.
 */
export function openListenStream(
  documents: Documents,
  authorize: () => void,
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
    const readTime = documents.now();
    send({ targetChange: { resumeToken: resumeToken(readTime), readTime } });
  }

  function addTarget(id: number, raw: JsonObject): void {
    if (targets.has(id)) throw invalid(`Target id ${id} is already in use.`);
    let target: ListenTarget;
    try {
      authorize();
      target = parseTarget(raw);
    } catch (error) {
      const { rpcCode: code, message } = toGoogleError(error);
      sendTargetChange('REMOVE', id, { cause: { code, message } });
      return;
    }
    targets.set(id, target);
    sendTargetChange('ADD', id);
    sendContents(id, target, raw);
    const readTime = documents.now();
    sendTargetChange('CURRENT', id, { resumeToken: resumeToken(readTime), readTime });
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
