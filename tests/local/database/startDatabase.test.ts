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
