import type { IncomingMessage } from 'node:http';
import { invalid } from './googleError';

/** 11 MiB, the limit that Firestore's own error message names. */
const MAX_BODY_BYTES = 11 * 1024 * 1024;

/** Returns the whole body of a request as text. Rejects with INVALID_ARGUMENT when it is too big. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Anything over the limit is still read, but dropped, so that the client gets to read the answer.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (bytes > MAX_BODY_BYTES) {
    throw invalid(`Request payload size exceeds the limit: ${MAX_BODY_BYTES} bytes.`);
  }
  return Buffer.concat(chunks).toString('utf8');
}
