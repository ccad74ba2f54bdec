import type { IncomingMessage, ServerResponse } from 'node:http';
import { GoogleError } from './googleError';

const EXPOSED_HEADERS = 'x-client-wire-protocol, x-http-session-id, x-http-initial-response';

const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Lets a page of any origin on this machine read the answer, credentials included, as Firestore does.
 * Throws for every other page: some other site open in a developer's browser must not write here, nor
 * reach this server under a host name of its own.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin, host = '' } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (
    !THIS_MACHINE.test(host) ||
    (origin && !THIS_MACHINE.test(origin.replace(/^https?:\/\//, '')))
  ) {
    throw new GoogleError('PERMISSION_DENIED', 'Only pages on this machine may use this database.');
  }
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
}

/** Answers the preflight request that a browser sends before a page's REST write; the SDK needs none. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const wanted = request.headers['access-control-request-headers'];
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE');
  if (wanted !== undefined) response.setHeader('Access-Control-Allow-Headers', wanted);
  response.writeHead(204).end();
}
