import type { IncomingMessage, ServerResponse } from 'node:http';
import { GoogleError } from './googleError';

/**
 * How a test makes the database misbehave:
 * - silent: requests are taken and never answered
 * - swallowGet: POSTs are answered, the GET that would carry the data never is
 * - refuse403, refuse429, refuse503: every request is refused with that code
 * - htmlBlockPage: every request gets a page of HTML with code 200, as behind a school's filter
 * - permissionDenied: the security rules refuse to listen; all else works
 */
export type Fault =
  | 'none'
  | 'silent'
  | 'swallowGet'
  | 'refuse403'
  | 'refuse429'
  | 'refuse503'
  | 'htmlBlockPage'
  | 'permissionDenied';

/** Holds the fault of the moment; it counts for requests that come after it was changed. */
export interface Faults {
  current: Fault;
}

/** Deals with a request in the database's place, as the fault wants it: true when it did. */
export function misbehave(
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  switch (fault) {
    case 'none':
    case 'permissionDenied':
      return false;
    case 'silent':
      return true;
    case 'swallowGet':
      return request.method === 'GET' && request.url?.includes('/channel?') === true;
    case 'refuse403':
      return refuse(response, new GoogleError('PERMISSION_DENIED', 'Refused.'));
    case 'refuse429':
      return refuse(response, new GoogleError('RESOURCE_EXHAUSTED', 'Quota exceeded.'));
    case 'refuse503':
      return refuse(response, new GoogleError('UNAVAILABLE', 'The service is unavailable.'));
    case 'htmlBlockPage':
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<!doctype html><title>Blocked</title><h1>This page is blocked.</h1>');
      return true;
  }
}

/** Throws PERMISSION_DENIED when the fault is that the rules refuse to listen. */
export function authorizeListen(fault: Fault): void {
  if (fault !== 'permissionDenied') return;
  throw new GoogleError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
}

function refuse(response: ServerResponse, error: GoogleError): true {
  response.writeHead(error.httpCode, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(error));
  return true;
}
