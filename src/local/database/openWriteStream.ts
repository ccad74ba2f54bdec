import type { Documents } from './documents';
import { asArray, asObject } from './json';
import { parseWrite } from './parseWrite';
import type { Stream } from './webChannelSession';

/** Opens the server's end of a Write stream: first a greeting, then an answer to each set of writes. */
export function openWriteStream(documents: Documents, send: (payload: unknown) => void): Stream {
  let answers = 0;

  // The client repeats the newest token in its next request; nothing here depends on it.
  function nextToken(): string {
    return Buffer.from(String(answers++)).toString('base64');
  }

  return {
    receive(message) {
      const request = asObject(message, 'A Write request');
      if (answers === 0) {
        send({ streamId: '1', streamToken: nextToken() });
        return;
      }
      const edits = asArray(request.writes, 'writes').map(parseWrite);
      const commitTime = documents.commit(edits);
      const writeResults = edits.map(({ name }) => {
        const updateTime = documents.get(name)?.updateTime;
        return updateTime === undefined ? {} : { updateTime };
      });
      send({ streamToken: nextToken(), writeResults, commitTime });
    },
    close: () => undefined,
  };
}
