import { createServer } from 'node:http';
import { localDatabase } from '../../../src/news/databaseSettings';
import { fetchNewsSnapshot } from '../../../src/pipeline/news/fetchNews';
import { listen } from '../../listen';

test('an error says which database could not be read, and why in its own words', async () => {
  const error = { code: 400, status: 'INVALID_ARGUMENT', message: 'Invalid page token.' };
  const server = createServer((_request, response) =>
    response.writeHead(400).end(JSON.stringify({ error })),
  );
  const emulatorHost = `127.0.0.1:${await listen(server)}`;
  const reading = fetchNewsSnapshot({ ...localDatabase, emulatorHost });
  const failure = await reading.catch((reason: unknown) => reason);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect((failure as Error).message).toBe(
    `The News of project ${localDatabase.projectId} at http://${emulatorHost} cannot be read: it answered 400: Invalid page token.`,
  );
});

test('a database that keeps silent is not waited for, and the error says so', async () => {
  const server = createServer();
  const emulatorHost = `127.0.0.1:${await listen(server)}`;
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.timeout(50));
  const reading = fetchNewsSnapshot({ ...localDatabase, emulatorHost });
  const failure = await reading.catch((reason: unknown) => reason);
  server.closeAllConnections();
  server.close();
  expect((failure as Error).message).toBe(
    `The News of project ${localDatabase.projectId} at http://${emulatorHost} did not answer within 20 seconds. Run the command again to see how things stand.`,
  );
});

async function readFrom(body: string, nextPage = '') {
  const server = createServer(({ url = '' }, response) =>
    response.end(url.includes('pageToken=next') ? nextPage : body),
  );
  const emulatorHost = `127.0.0.1:${await listen(server)}`;
  const reading = fetchNewsSnapshot({ ...localDatabase, emulatorHost });
  const result = await reading.catch(({ message }: Error) => message);
  server.closeAllConnections();
  server.close();
  return { result, origin: `http://${emulatorHost}` };
}

test.each([
  '<!doctype html><h1>Log in to this network</h1>',
  '',
  'null',
  '[]',
  '"ok"',
  '{"login":"required"}',
  '{"error":{"code":403}}',
  '{"documents":null}',
  '{"documents":{}}',
  '{"documents":[null]}',
  '{"documents":[{"title":"Kickoff"}]}',
  '{"documents":[{"name":"projects/p/databases/d/documents/News/x","fields":null}]}',
  '{"documents":[],"session":"new"}',
  '{"nextPageToken":1}',
])('%s with status 200 is not taken for the News, and the error says what to do', async (body) => {
  const { result, origin } = await readFrom(body);
  expect(result).toBe(
    `What answered at ${origin} is not the database. Something in this network may answer in its place: try again in another one.`,
  );
});

test('a collection without documents, which Firestore answers with {}, is News without articles', async () => {
  expect((await readFrom('{}')).result).toEqual([]);
});

test.each([
  ['2026-01-12T08:00:00.123456Z', Date.UTC(2026, 0, 12, 8, 0, 0, 123)],
  [undefined, undefined],
])('an article that was last changed at %s says so', async (updateTime, updatedAt) => {
  const document = { name: 'n/News/kickoff', fields: { title: { stringValue: 'A' } }, updateTime };
  const { result } = await readFrom(JSON.stringify({ documents: [document] }));
  expect(result).toMatchObject([{ id: 'kickoff', title: 'A', updatedAt }]);
});

test('a list that comes in several pages is read to its end', async () => {
  const [one, two] = ['a', 'b'].map((id) => {
    const name = `projects/p/databases/d/documents/News/${id}`;
    return { documents: [{ name, fields: { title: { stringValue: id } } }] };
  });
  const first = JSON.stringify({ ...one, nextPageToken: 'next' });
  const { result } = await readFrom(first, JSON.stringify(two));
  expect(result).toMatchObject([{ id: 'a' }, { id: 'b' }]);
});
