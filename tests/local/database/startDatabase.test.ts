import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { startDatabase } from '../../../src/local/database/startDatabase';
import type { DatabaseOptions } from '../../../src/local/database/startDatabase';

const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function startTestDatabase(options: Partial<DatabaseOptions> = {}) {
  const database = await startDatabase({ port: 0, ...options });
  stops.push(() => database.stop());
  return database;
}

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
