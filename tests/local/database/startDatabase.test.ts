import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { startDatabase } from '../../../src/local/database/startDatabase';
import type { DatabaseOptions } from '../../../src/local/database/startDatabase';
import { news } from './testNews';

const titleFields = (title: string) => ({ title: { stringValue: title } });
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function startTestDatabase(options: Partial<DatabaseOptions> = {}) {
  const database = await startDatabase({ port: 0, ...options });
  stops.push(() => database.stop());
  return database;
}

test('GET / says Ok, as the official emulator does', async () => {
  const { host, port } = await startTestDatabase();
  expect(host).toBe(`127.0.0.1:${port}`);
  expect(await (await fetch(`http://${host}/`)).text()).toBe('Ok\n');
});

test('an unknown path is answered 404 with the path', async () => {
  const { host } = await startTestDatabase();
  const response = await fetch(`http://${host}/nothing`);
  expect(response.status).toBe(404);
  expect((await errorOf(response)).message).toBe('There is nothing at /nothing.');
});

test.each([
  ['an error', new TypeError('Out of paper'), 'Out of paper'],
  ['anything else', 'out of ink' as unknown as Error, 'out of ink'],
])('%s that is thrown is answered as an internal error', async (_, thrown, message) => {
  const intercept = () => {
    throw thrown;
  };
  const { host } = await startTestDatabase({ intercept });
  const response = await fetch(`http://${host}/`);
  expect(response.status).toBe(500);
  expect(await errorOf(response)).toEqual({ code: 500, message, status: 'INTERNAL' });
});

test('a port in use is reported in one plain sentence', async () => {
  const { port } = await startTestDatabase();
  await expect(startDatabase({ port })).rejects.toThrow(
    `Port ${port} is in use by another program: stop that program or choose another port.`,
  );
});

test('the database cannot be reached through any other interface of the machine', async () => {
  const { port } = await startTestDatabase();
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const canConnect = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ host, port, timeout: 2000 });
      const settle = (isReached: boolean) => () => {
        socket.destroy();
        resolve(isReached);
      };
      socket.on('connect', settle(true)).on('error', settle(false)).on('timeout', settle(false));
    });
  expect(await canConnect('127.0.0.1')).toBe(true);
  for (const host of [...others, '127.0.0.2']) expect(await canConnect(host)).toBe(false);
});

test('after stop, the port is free and another database can take over the documents', async () => {
  const first = await startDatabase({ port: 0 });
  first.documents.set(`${news}/a`, titleFields('A'));
  await first.stop();
  const second = await startTestDatabase({ port: first.port, documents: first.documents });
  expect(second.documents.get(`${news}/a`)?.fields).toEqual(titleFields('A'));
});

test('stop breaks off a request that has no answer yet', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const intercept = () => {
    arrive();
    return true;
  };
  const { host, stop } = await startDatabase({ port: 0, intercept });
  const answer = fetch(`http://${host}/`).then(
    () => 'answered',
    () => 'broken off',
  );
  await arrived;
  await stop();
  expect(await answer).toBe('broken off');
});

interface ErrorBody {
  error: { code: number; message: string; status: string };
}
const errorOf = async (response: Response) => ((await response.json()) as ErrorBody).error;

test('a body of more than 11 MiB is refused with the limit', async () => {
  const { host } = await startTestDatabase();
  const write = (bytes: number) =>
    fetch(`http://${host}/v1/${news}/a`, {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({ fields: titleFields('x'.repeat(bytes)) }),
    });
  const refused = await write(11 * 1024 * 1024);
  expect(refused.status).toBe(400);
  expect((await errorOf(refused)).message).toContain('11534336 bytes');
  expect((await write(10 * 1024 * 1024)).status).toBe(200);
});

test('a client that breaks off or sends nonsense is refused, and does not stop the database', async () => {
  const { host, port } = await startTestDatabase();
  const path = '/google.firestore.v1.Firestore/Listen/channel?VER=8';
  const requests = [
    'nonsense\r\n\r\n',
    `GET // HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `GET http://[ HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100\r\n\r\nhalf`,
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\nxx\r\n`,
    `PATCH /v1/${news}/a HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100\r\n\r\n{`,
  ];
  for (const request of requests) {
    const reply = await new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect({ host: '127.0.0.1', port }, () => socket.end(request));
      socket.on('close', () => resolve(answer)).on('error', () => undefined);
      socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    });
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(await (await fetch(`http://${host}/`)).text()).toBe('Ok\n');
});

test.each(['example.org', 'localhost.example.org:80', '192.168.0.1'])(
  'a request for the host "%s" is refused, because another name may be a stranger’s',
  async (name) => {
    const { port } = await startTestDatabase();
    // Not fetch, which sets the header itself.
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port, headers: { Host: name } }, resolve).on('error', reject);
    });
    expect(response.statusCode).toBe(403);
    expect(JSON.parse(await text(response))).toMatchObject({
      error: { status: 'PERMISSION_DENIED' },
    });
  },
);
