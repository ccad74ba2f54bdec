import type { IncomingMessage, ServerResponse } from 'node:http';

const exposedHeaders = 'x-client-wire-protocol, x-http-session-id, x-http-initial-response';

/** Lets a page of any origin read the answer, credentials included, as Firestore does. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', exposedHeaders);
}

/** Answers the question that a browser asks before a page's REST write; the SDK causes none. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const wanted = request.headers['access-control-request-headers'];
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE');
  if (wanted !== undefined) response.setHeader('Access-Control-Allow-Headers', wanted);
  response.writeHead(204).end();
}
