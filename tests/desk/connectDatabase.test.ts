import type { ServerResponse } from 'node:http';
import { setLogLevel } from 'firebase/firestore/lite';
import { connectDatabase } from '../../src/desk/connectDatabase';
import type { DeskDatabase } from '../../src/desk/deskDatabase';
import { startDatabase } from '../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../src/local/database/startDatabase';
import { seedEditors } from '../../src/local/signIn/people';
import { localDatabase } from '../../src/news/databaseSettings';

/* The desk's connection, by Firebase's SDK, where something answers in the database's place. */

let database: LocalDatabase;
let desk: DeskDatabase;
let answer: ((response: ServerResponse) => void) | undefined;
beforeAll(async () => {
  setLogLevel('silent');
  database = await startDatabase({
    port: 0,
    intercept(request, response) {
      if (!answer || !request.url?.includes(':commit')) return false;
      answer(response);
      return true;
    },
  });
  const settings = { ...localDatabase, emulatorHost: database.host };
  desk = connectDatabase({ database: settings, authHost: database.host });
});
afterAll(() => database.stop());

const HTML = { 'Content-Type': 'text/html' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

test.each<[string, string, (response: ServerResponse) => void]>([
  ['a page in place of an answer', 'strange', (it) => it.writeHead(200, HTML).end('<p>Log in</p>')],
  [
    'an answer to something else',
    'strange',
    (it) => it.writeHead(200, JSON_TYPE).end('{"ok":true}'),
  ],
  ['a page that says that the service is down', 'busy', (it) => it.writeHead(503, HTML).end('<p>')],
  ['a connection that is cut', 'offline', (it) => it.destroy()],
])('%s to a write is “%s”, and nothing counts as written', async (_, trouble, given) => {
  answer = given;
  const write = desk.transact([], () => [{ path: 'News/a', fields: { title: 'T' } }]);
  await expect(write).rejects.toMatchObject({ trouble });
});

test('pictures are listed page by page without their bytes, and the versions of all articles at once', async () => {
  const { documents, signIn } = database;
  const root = `projects/${localDatabase.projectId}/databases/(default)/documents`;
  seedEditors(documents, signIn.people);
  for (let number = 100; number < 401; number += 1)
    documents.set(`${root}/Pictures/20270109-a${number}-8x6`, { bytes: { bytesValue: 'AAAA' } });
  for (const id of ['a', 'b'])
    documents.set(`${root}/Articles/${id}/versions/1`, { title: { stringValue: id } });
  await expect(desk.listPictures()).rejects.toMatchObject({ trouble: 'signedOut' });
  const { email, password } = signIn.people.find(({ uid }) => uid === 'writer')!;
  await desk.signIn(email, password);
  const pictures = await desk.listPictures();
  expect(pictures).toHaveLength(301);
  expect(pictures[0]).toEqual({ id: '20270109-a100-8x6', storedAt: expect.any(Number) as number });
  expect(await desk.listGroup('versions')).toEqual(
    ['a', 'b'].map((id) => ({ path: `Articles/${id}/versions/1`, fields: { title: id } })),
  );
});
