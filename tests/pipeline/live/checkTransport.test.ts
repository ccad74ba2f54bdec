import { EventEmitter } from 'node:events';
import tls from 'node:tls';
import { checkTransport } from '../../../src/pipeline/live/checkTransport';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const CERTIFICATE_END = 'Dec 21 12:00:00 2026 GMT';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

/** A connection that tells of `event` once it is waited for. */
function connectTo({ event = 'secureConnect', validTo = CERTIFICATE_END, error = new Error() }) {
  const socket = new EventEmitter();
  const destroy = jest.fn((reason?: Error) => {
    if (reason) socket.emit('error', reason);
  });
  const getPeerCertificate = () => ({ valid_to: validTo });
  const connect = jest.spyOn(tls, 'connect').mockImplementation(() => {
    setImmediate(() => socket.emit(event, error));
    return Object.assign(socket, { destroy, getPeerCertificate }) as unknown as tls.TLSSocket;
  });
  return { connect, destroy };
}

function answerHttp(status: number, location?: string) {
  const headers = location === undefined ? undefined : { location };
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status, headers }));
}

async function findingsOf(origin: string) {
  const [certificate, http] = await checkTransport(origin);
  return { certificate, http };
}

test('a site with a long-lived certificate and a redirect from http is fine', async () => {
  const { connect, destroy } = connectTo({});
  const fetchMock = answerHttp(301, 'https://example.org/');
  expect(await checkTransport('https://example.org')).toEqual([
    { what: 'certificate', isFine: true, detail: 'expires in 30 days' },
    { what: 'http', isFine: true, detail: 'goes to https://example.org/' },
  ]);
  expect(connect).toHaveBeenCalledWith(
    expect.objectContaining({ host: 'example.org', port: 443, servername: 'example.org' }),
  );
  expect(fetchMock).toHaveBeenCalledWith('http://example.org/', expect.anything());
  expect(destroy).toHaveBeenCalled();
});

test('a site on a port of its own is checked there', async () => {
  const { connect } = connectTo({});
  answerHttp(301, 'https://example.org:8443/');
  const { http } = await findingsOf('https://example.org:8443');
  expect(connect).toHaveBeenCalledWith(expect.objectContaining({ port: 8443 }));
  expect(http?.isFine).toBe(true);
});

test.each([
  ['Dec  5 12:00:00 2026 GMT', true, 'expires in 14 days'],
  [
    'Dec  5 11:59:59 2026 GMT',
    false,
    'expires in 13 days: look at Hosting in the Firebase console',
  ],
])('of a certificate to %s it is %s that it is fine', async (validTo, isFine, detail) => {
  connectTo({ validTo });
  answerHttp(301, 'https://example.org/');
  const { certificate } = await findingsOf('https://example.org');
  expect(certificate).toEqual({ what: 'certificate', isFine, detail });
});

test('an untrusted certificate is reported with the reason', async () => {
  const { destroy } = connectTo({ event: 'error', error: new Error('self-signed certificate') });
  answerHttp(301, 'https://example.org/');
  const { certificate, http } = await findingsOf('https://example.org');
  expect(certificate).toMatchObject({ isFine: false, detail: 'self-signed certificate' });
  expect(http?.isFine).toBe(true);
  expect(destroy).toHaveBeenCalled();
});

test('a site that does not answer in time is reported, and the connection is closed', async () => {
  const { destroy } = connectTo({ event: 'timeout' });
  answerHttp(301, 'https://example.org/');
  const { certificate } = await findingsOf('https://example.org');
  expect(certificate).toMatchObject({ isFine: false, detail: 'no answer in time' });
  expect(destroy).toHaveBeenCalled();
});

test.each([
  ['answers itself', 200, undefined],
  ['is missing', 404, 'https://example.org/'],
  ['leads nowhere', 301, undefined],
  ['stays on http', 301, 'http://example.org/home'],
  ['stays on http by a path', 301, '/home'],
  ['leads to another host', 301, 'https://example.com/'],
  ['leads to a host whose name only begins like this one', 301, 'https://example.org.example/'],
])('http that %s is not fine', async (_, status, location) => {
  connectTo({});
  answerHttp(status, location);
  const { certificate, http } = await findingsOf('https://example.org');
  expect(certificate?.isFine).toBe(true);
  expect(http).toEqual({
    what: 'http',
    isFine: false,
    detail: `answers ${status} instead of redirecting to https://example.org`,
  });
});

test('a site given by its http address is reported, and nothing is requested', async () => {
  const { connect } = connectTo({});
  const findings = await checkTransport('http://example.org');
  expect(findings).toEqual([
    {
      what: 'https',
      isFine: false,
      detail: 'the site is read over http: give its address as https://…',
    },
  ]);
  expect(connect).not.toHaveBeenCalled();
});
