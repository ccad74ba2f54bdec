import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { startDatabase } from '../../../src/local/database/startDatabase';
import type { DatabaseOptions } from '../../../src/local/database/startDatabase';
import { temporaryFolder } from '../../temporaryFolder';
import { news } from './testNews';

const titleFields = (title: string) => ({ title: { stringValue: title } });
const folder = temporaryFolder();
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

test('with a file, the documents survive a restart', async () => {
  const file = join(folder, 'deep', 'documents.json');
  const first = await startDatabase({ port: 0, file });
  for (let index = 0; index < 50; index++)
    first.documents.set(`${news}/${index}`, titleFields('Año'));
  first.documents.delete(`${news}/0`);
  const kept = first.documents.all();
  await first.stop();
  expect((await startTestDatabase({ file })).documents.all()).toEqual(kept);
  expect(readdirSync(join(folder, 'deep'))).toEqual(['documents.json']);
});

test('the file follows every change while the database runs', async () => {
  const file = join(folder, 'follows.json');
  const { documents } = await startTestDatabase({ file });
  for (const count of [1, 2]) {
    documents.set(`${news}/${count}`, titleFields('A'));
    await waitUntil(() => existsSync(file) && savedDocuments(file).length === count);
  }
});

test('a change made while the file is being written is saved, too', async () => {
  const file = join(folder, 'while.json');
  const database = await startDatabase({ port: 0, file });
  database.documents.set(`${news}/big`, titleFields('x'.repeat(10_000_000)));
  while (!existsSync(`${file}.new`)) await new Promise(setImmediate);
  database.documents.set(`${news}/late`, titleFields('Late'));
  await database.stop();
  expect(savedDocuments(file)).toHaveLength(2);
});

test('a file that cannot be written is reported, and the database keeps running', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  writeFileSync(join(folder, 'no-folder'), '');
  const { host, documents } = await startTestDatabase({
    file: join(folder, 'no-folder', 'x.json'),
  });
  documents.set(`${news}/a`, titleFields('A'));
  await waitUntil(() => consoleError.mock.calls.length === 1);
  expect(consoleError.mock.calls[0]?.[0]).toMatch(
    /^The local database could not write .*x\.json: /,
  );
  expect((await fetch(`http://${host}/v1/${news}/a`)).status).toBe(200);
  consoleError.mockRestore();
});

const savedDocuments = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { documents: unknown[] }).documents;

interface ErrorBody {
  error: { code: number; message: string; status: string };
}
const errorOf = async (response: Response) => ((await response.json()) as ErrorBody).error;

async function waitUntil(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !holds(); tries++) await wait(10);
  expect(holds()).toBe(true);
}

test.each(['{', '{"documents": 3}', '{"documents": [{"name": "x"}]}'])(
  'a file with %s is reported in one sentence that names it',
  async (text) => {
    const file = join(folder, 'bad.json');
    writeFileSync(file, text);
    await expect(startDatabase({ port: 0, file })).rejects.toThrow(
      /bad\.json is not a file of the local database \(.+\) Delete it to start anew\./,
    );
  },
);

test.each([
  ['createTime', undefined],
  ['updateTime', undefined],
  ['updateTime', 'yesterday'],
])('a file with a document whose %s is %s is reported, too', async (key, time) => {
  const file = join(folder, 'no-time.json');
  const now = '2026-01-10T15:00:00.000000Z';
  const document = { name: `${news}/a`, createTime: now, updateTime: now, [key]: time };
  writeFileSync(file, JSON.stringify({ documents: [document] }));
  await expect(startDatabase({ port: 0, file })).rejects.toThrow(
    `${file} is not a file of the local database (${key} of ${news}/a must be a time, such as 2026-01-10T15:00:00Z.) Delete it to start anew.`,
  );
});

test('a time in a file may have any decimals and offset, and a change is still later', async () => {
  const file = join(folder, 'other-time.json');
  const times = { createTime: '2999-01-10T09:00:00-06:00', updateTime: '2999-01-10T15:00:00.5Z' };
  writeFileSync(file, JSON.stringify({ documents: [{ name: `${news}/a`, ...times }] }));
  const { documents } = await startTestDatabase({ file });
  expect(documents.get(`${news}/a`)).toMatchObject({
    createTime: '2999-01-10T15:00:00.000000Z',
    updateTime: '2999-01-10T15:00:00.500000Z',
  });
  documents.set(`${news}/a`, titleFields('A'));
  expect(documents.get(`${news}/a`)?.updateTime).toBe('2999-01-10T15:00:00.500001Z');
});

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
