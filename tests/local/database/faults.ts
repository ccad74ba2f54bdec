import type { IncomingMessage, ServerResponse } from 'node:http';
import { GoogleError } from '../../../src/local/database/googleError';
import type { DatabaseOptions } from '../../../src/local/database/startDatabase';

/**
 * How a test makes the database misbehave:
 * - silent: requests are accepted but never answered
 * - swallowGet: POSTs are answered, but the GET that would carry the data never is
 * - refuse403, refuse429, refuse503: every request is refused with that code
 * - htmlBlockPage: every request gets an HTML page with status 200, as behind a school's web filter
 * - permissionDenied: the security rules refuse every listener; everything else works
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

/** Holds the current fault; a change affects only the requests that come after it. */
export interface Faults {
  current: Fault;
}

/** Returns the options of a database that misbehaves by the current fault. */
export function misbehaving(
  faults: Faults,
): Required<Pick<DatabaseOptions, 'intercept' | 'authorizeListen'>> {
  return {
    intercept: (request, response) => applyFault(faults.current, request, response),
    authorizeListen() {
      if (faults.current !== 'permissionDenied') return;
      throw new GoogleError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
    },
  };
}

function applyFault(fault: Fault, request: IncomingMessage, response: ServerResponse): boolean {
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

function refuse(response: ServerResponse, error: GoogleError): true {
  response.writeHead(error.httpCode, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(error));
  return true;
}
