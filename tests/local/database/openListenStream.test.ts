import { Documents } from '../../../src/local/database/documents';
import { openListenStream } from '../../../src/local/database/openListenStream';
import { startDatabase } from '../../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../../src/local/database/startDatabase';
import {
  ChannelClient,
  summarize,
  listenToArticle,
  listenToNews,
  news,
  project,
} from './channelClient';
import type { Payload } from './channelClient';
import { misbehaving } from './faults';
import type { Faults } from './faults';

const titleFields = (title: string) => ({ title: { stringValue: title } });
const faults: Faults = { current: 'none' };
let database: LocalDatabase;

beforeEach(async () => {
  faults.current = 'none';
  database = await startDatabase({ port: 0, ...misbehaving(faults) });
});
afterEach(() => database.stop());

async function startListening(...requests: object[]) {
  const client = new ChannelClient(database.port);
  await client.open(...requests);
  const back = await client.receive(0);
  return { client, back };
}

/** Listens once to the whole collection and returns the last token and time of the answer. */
async function resumeTokenFor(count: number): Promise<{ resumeToken: string; readTime: string }> {
  const { client, back } = await startListening(listenToNews(2));
  const payloads = (await back.until(count + 3)) as Payload[];
  await client.terminate();
  const { resumeToken = '', readTime = '' } = payloads.at(-1)?.targetChange ?? {};
  return { resumeToken, readTime };
}

test('a collection is sent in order, ending with the change that shows it', async () => {
  database.documents.set(`${news}/a`, titleFields('Año 😀'));
  database.documents.set(`${news}/b`, titleFields('B'));
  const { back } = await startListening(listenToNews(1002));
  const payloads = (await back.until(5)) as Payload[];
  expect(summarize(payloads)).toEqual([
    'ADD 1002',
    '+a 1002',
    '+b 1002',
    'CURRENT 1002',
    'snapshot',
  ]);
  expect(payloads[1]?.documentChange?.document).toEqual(database.documents.get(`${news}/a`));
  expect(payloads[4]?.targetChange).toEqual({
    resumeToken: expect.any(String) as string,
    readTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/) as string,
  });
});

test('an empty collection is current without a document', async () => {
  const { back } = await startListening(listenToNews(2));
  expect(summarize(await back.until(3))).toEqual(['ADD 2', 'CURRENT 2', 'snapshot']);
});

test('a missing document is reported as missing', async () => {
  const { back } = await startListening(listenToArticle(4, 'none'));
  expect(summarize(await back.until(4))).toEqual(['ADD 4', '-none 4', 'CURRENT 4', 'snapshot']);
});

test('of documents requested by name, those that exist are sent, others reported missing', async () => {
  database.documents.set(`${news}/a`, titleFields('A'));
  const documents = { documents: [`${news}/a`, `${news}/none`] };
  const { back } = await startListening({
    database: project,
    addTarget: { documents, targetId: 4 },
  });
  expect(summarize(await back.until(5))).toEqual([
    'ADD 4',
    '+a 4',
    '-none 4',
    'CURRENT 4',
    'snapshot',
  ]);
});

test('a change is sent once for all the targets that contain it', async () => {
  const { client, back } = await startListening(listenToNews(2), listenToArticle(4, 'a'));
  await back.until(7);
  database.documents.set(`${news}/a`, titleFields('A'));
  expect(summarize(await back.until(9)).slice(7)).toEqual(['+a 2,4', 'snapshot']);
  database.documents.set(`${news}/b`, titleFields('B'));
  expect(summarize(await back.until(11)).slice(9)).toEqual(['+b 2', 'snapshot']);
  await client.send(2, { database: project, removeTarget: 2 });
  database.documents.delete(`${news}/a`);
  expect(summarize(await back.until(14)).slice(11)).toEqual(['REMOVE 2', '-a 4', 'snapshot']);
});

test('a new listener is not told of old deletions', async () => {
  database.documents.set(`${news}/a`, titleFields('A'));
  database.documents.delete(`${news}/a`);
  const { back } = await startListening(listenToNews(2));
  expect(summarize(await back.until(3))).toEqual(['ADD 2', 'CURRENT 2', 'snapshot']);
});

test('a closed stream sends nothing more', () => {
  const documents = new Documents();
  const send = jest.fn();
  const stream = openListenStream(documents, () => undefined, send);
  stream.receive(listenToNews(2));
  documents.set(`${news}/a`, titleFields('A'));
  expect(send).toHaveBeenCalledTimes(5);
  stream.close();
  documents.set(`${news}/b`, titleFields('B'));
  expect(send).toHaveBeenCalledTimes(5);
});

test('a change elsewhere is not sent', async () => {
  const { back } = await startListening(listenToNews(2));
  await back.until(3);
  database.documents.set(`${project}/documents/Other/a`, titleFields('A'));
  database.documents.set(`projects/x/databases/(default)/documents/News/a`, titleFields('A'));
  database.documents.set(`${news}/a`, titleFields('A'));
  expect(summarize(await back.until(5)).slice(3)).toEqual(['+a 2', 'snapshot']);
});

test('read times never go backwards in a stream', async () => {
  const { back } = await startListening(listenToNews(2), listenToArticle(4, 'a'));
  await back.until(7);
  database.documents.set(`${news}/a`, titleFields('A'));
  database.documents.delete(`${news}/a`);
  const payloads = (await back.until(11)) as Payload[];
  const times = payloads.flatMap(
    ({ targetChange, documentDelete, documentChange }) =>
      targetChange?.readTime ??
      documentDelete?.readTime ??
      documentChange?.document.updateTime ??
      [],
  );
  expect(times.length).toBeGreaterThanOrEqual(8);
  expect(times).toEqual([...times].sort());
});

test.each(['resumeToken', 'readTime'] as const)(
  'a client that resumes by %s is sent only what has changed meanwhile',
  async (key) => {
    for (const id of ['a', 'b', 'c']) database.documents.set(`${news}/${id}`, titleFields(id));
    database.documents.set(`${project}/documents/Other/e`, titleFields('E'));
    const token = await resumeTokenFor(3);
    database.documents.set(`${news}/b`, titleFields('B, changed'));
    database.documents.delete(`${news}/c`);
    database.documents.delete(`${project}/documents/Other/e`);
    database.documents.set(`${news}/d`, titleFields('D'));
    const { back } = await startListening(listenToNews(6, { [key]: token[key], expectedCount: 3 }));
    expect(summarize(await back.until(7))).toEqual([
      'ADD 6',
      '+b 6',
      '+d 6',
      '-c 6',
      'filter 6=3',
      'CURRENT 6',
      'snapshot',
    ]);
  },
);

test('a client may say when it was there with any decimals', async () => {
  const time = '2026-01-10T15:00:00.500000Z';
  const document = { name: `${news}/a`, fields: {}, createTime: time, updateTime: time };
  await database.stop();
  database = await startDatabase({ port: 0, documents: new Documents([document]) });
  for (const [readTime, known] of [
    ['2026-01-10T15:00:00Z', false],
    ['2026-01-10T15:00:00.500000000Z', true],
  ] as const) {
    const { back } = await startListening(listenToNews(2, { readTime }));
    const payloads = summarize(await back.until(known ? 3 : 4));
    expect(payloads.includes('+a 2')).toBe(!known);
  }
});

test('a deletion that is no longer known shows in the count', async () => {
  for (const id of ['a', 'b']) database.documents.set(`${news}/${id}`, titleFields(id));
  const { resumeToken } = await resumeTokenFor(2);
  const left = database.documents.all().filter(({ name }) => name !== `${news}/b`);
  await database.stop();
  database = await startDatabase({ port: 0, documents: new Documents(left) });
  const { back } = await startListening(listenToNews(6, { resumeToken, expectedCount: 2 }));
  expect(summarize(await back.until(4))).toEqual(['ADD 6', 'filter 6=1', 'CURRENT 6', 'snapshot']);
});

test.each([
  ['with the token of another database', { resumeToken: 'CgkImOD4ruqYmAM=' }],
  ['that resumes later than now', { readTime: '2999-01-10T15:00:00.000000Z' }],
])('a client %s is sent everything, and the count', async (_, resume) => {
  database.documents.set(`${news}/a`, titleFields('A'));
  const { back } = await startListening(listenToNews(2, { ...resume, expectedCount: 7 }));
  expect(summarize(await back.until(5))).toEqual([
    'ADD 2',
    '+a 2',
    'filter 2=1',
    'CURRENT 2',
    'snapshot',
  ]);
});

test('a resumed document that was deleted is reported as deleted', async () => {
  database.documents.set(`${news}/a`, titleFields('A'));
  const { resumeToken } = await resumeTokenFor(1);
  database.documents.delete(`${news}/a`);
  const { back } = await startListening(listenToArticle(4, 'a', { resumeToken, expectedCount: 1 }));
  expect(summarize(await back.until(4))).toEqual(['ADD 4', '-a 4', 'CURRENT 4', 'snapshot']);
});

test('permission denied removes the target with its cause until the rules allow it', async () => {
  faults.current = 'permissionDenied';
  const { client, back } = await startListening(listenToNews(2));
  const [refusal] = (await back.until(1)) as Payload[];
  expect(refusal?.targetChange).toEqual({
    targetChangeType: 'REMOVE',
    targetIds: [2],
    cause: { code: 7, message: 'Missing or insufficient permissions.' },
  });
  faults.current = 'none';
  await client.send(1, listenToNews(4));
  expect(summarize(await back.until(4)).slice(1)).toEqual(['ADD 4', 'CURRENT 4', 'snapshot']);
});

test.each([
  [{ from: [{ collectionId: 'News' }], where: {} }, 12, 'without where'],
  [{ from: [{ collectionId: 'News' }], limit: 1 }, 12, 'without limit'],
  [{ from: [{ collectionId: 'News', allDescendants: true }] }, 12, 'without collection groups'],
  [
    { from: [{ collectionId: 'News' }, { collectionId: 'Other' }] },
    12,
    'without collection groups',
  ],
  [{ from: [] }, 3, 'from must be a JSON object'],
  [{ from: 3 }, 3, 'from must be a JSON array'],
  [3, 3, 'structuredQuery must be a JSON object'],
  [{ from: [{ collectionId: 'a/b' }] }, 3, 'is not the name of a collection'],
])('the query %j is refused alone, with the reason', async (structuredQuery, code, message) => {
  const query = { parent: `${project}/documents`, structuredQuery };
  const { back } = await startListening({ addTarget: { targetId: 2, query } }, listenToNews(4));
  const payloads = (await back.until(4)) as Payload[];
  expect(payloads[0]?.targetChange).toEqual({
    targetChangeType: 'REMOVE',
    targetIds: [2],
    cause: { code, message: expect.stringContaining(message) as string },
  });
  expect(summarize(payloads).slice(1)).toEqual(['ADD 4', 'CURRENT 4', 'snapshot']);
});

test.each([
  [{}, 'addTarget must have "query" or "documents".'],
  [{ query: 3 }, 'query must be a JSON object'],
  [{ documents: 3 }, 'documents must be a JSON object'],
  [{ documents: { documents: 3 } }, 'documents must be a JSON array'],
])('the target %j is refused alone, with the reason', async (target, message) => {
  const { back } = await startListening({ addTarget: { targetId: 2, ...target } }, listenToNews(4));
  const payloads = (await back.until(4)) as Payload[];
  expect(payloads[0]?.targetChange).toMatchObject({
    targetIds: [2],
    cause: { code: 3, message: expect.stringContaining(message) as string },
  });
  expect(summarize(payloads).slice(1)).toEqual(['ADD 4', 'CURRENT 4', 'snapshot']);
});

test.each([
  ['nonsense', 'A Listen request must be a JSON object.'],
  [{ database: project }, 'A Listen request must have "addTarget" or "removeTarget".'],
  [{ addTarget: 3 }, 'addTarget must be a JSON object.'],
  [{ addTarget: { query: {} } }, 'A target id must be a whole number.'],
  [{ removeTarget: 'x' }, 'A target id must be a whole number.'],
])('the request %j ends the stream with an error', async (request, message) => {
  const { client, back } = await startListening(request as object);
  const error = { error: { code: 400, status: 'INVALID_ARGUMENT', message } };
  expect(await back.until(1)).toEqual([error]);
  await client.send(1, listenToNews(2));
  database.documents.set(`${news}/a`, titleFields('A'));
  const again = await client.receive(1);
  expect(await again.until(2)).toEqual(['noop']);
});

test('a target id that is in use ends the stream with an error', async () => {
  const { back } = await startListening(listenToNews(2), listenToNews(2));
  expect(summarize(await back.until(4)).at(-1)).toContain('Target id 2 is already in use.');
});
