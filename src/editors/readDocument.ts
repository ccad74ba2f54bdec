import type { RestDocument } from '../pipeline/news/restDocument';

/**
 * Reads a document from a response of the database. Throws an Error that says what to do when the body is
 * not a JSON object: login pages of networks, for one, come with any status.
 */
export async function readDocument(response: Response, address: URL): Promise<RestDocument> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as RestDocument;
  throw new Error(
    `What answered at ${address.origin} is not the database. Something in this network may answer in its place: try again in another one.`,
  );
}
