import { startDatabase } from '../../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../../src/local/database/startDatabase';
import { ChannelClient, news, project } from './channelClient';

const titleFields = (title: string) => ({ title: { stringValue: title } });
let database: LocalDatabase;

beforeEach(async () => {
  database = await startDatabase({ port: 0 });
});
afterEach(() => database.stop());

async function startWriting() {
  const client = new ChannelClient(database.port, { stream: 'Write' });
  await client.open({ database: project });
  const back = await client.receive(0);
  expect(await back.until(1)).toEqual([{ streamId: '1', streamToken: 'MA==' }]);
  return { client, back };
}

const update = (id: string, fields: object) => ({ name: `${news}/${id}`, fields });

test('a write is stored and answered with its times', async () => {
  const { client, back } = await startWriting();
  const writes = [
    { update: update('a', titleFields('A')) },
    { update: update('b', titleFields('B')) },
    { delete: `${news}/none` },
  ];
  await client.send(1, { streamToken: 'MA==', writes });
  const [, answer] = await back.until(2);
  const updateTime = database.documents.get(`${news}/a`)?.updateTime;
  expect(answer).toEqual({
    streamToken: 'MQ==',
    writeResults: [{ updateTime }, { updateTime }, {}],
    commitTime: updateTime,
  });
  expect(database.documents.get(`${news}/b`)?.fields).toEqual(titleFields('B'));
});

test('a mask limits a write to its fields and removes those that are not given', async () => {
  database.documents.set(`${news}/a`, {
    ...titleFields('A'),
    old: { stringValue: 'old' },
    map: { mapValue: { fields: { kept: { integerValue: '1' } } } },
  });
  const { client, back } = await startWriting();
  const map = { mapValue: { fields: { made: { integerValue: '2' } } } };
  const write = {
    update: update('a', { ...titleFields('ignored'), map }),
    updateMask: { fieldPaths: ['old', 'map.made'] },
    currentDocument: { exists: true },
  };
  await client.send(1, { writes: [write] });
  await back.until(2);
  expect(database.documents.get(`${news}/a`)?.fields).toEqual({
    ...titleFields('A'),
    map: { mapValue: { fields: { kept: { integerValue: '1' }, made: { integerValue: '2' } } } },
  });
});

test('serverTimestamp() becomes the time of the commit', async () => {
  const { client, back } = await startWriting();
  const transform = { fieldPath: 'date', setToServerValue: 'REQUEST_TIME' };
  const writes = [{ update: update('a', titleFields('A')), updateTransforms: [transform] }];
  await client.send(1, { writes });
  const [, answer] = (await back.until(2)) as [unknown, { commitTime: string }];
  expect(database.documents.get(`${news}/a`)?.fields).toEqual({
    ...titleFields('A'),
    date: { timestampValue: answer.commitTime },
  });
});

test.each([
  ['update of a missing document', { exists: true }, 'none', 'NOT_FOUND'],
  ['creation of a document that exists', { exists: false }, 'a', 'ALREADY_EXISTS'],
  [
    'update of a document that has changed meanwhile',
    { updateTime: '2020-01-01T00:00:00Z' },
    'a',
    'FAILED_PRECONDITION',
  ],
])(
  'the %s ends the stream with the error, and nothing is written',
  async (_, condition, id, status) => {
    database.documents.set(`${news}/a`, titleFields('A'));
    const { client, back } = await startWriting();
    const writes = [
      { update: update('b', titleFields('B')) },
      { update: update(id, titleFields('X')), currentDocument: condition },
    ];
    await client.send(1, { writes });
    const [, answer] = await back.until(2);
    expect(answer).toMatchObject({
      error: { status, message: expect.stringContaining(id) as string },
    });
    expect(database.documents.all().map(({ name }) => name)).toEqual([`${news}/a`]);
    expect(database.documents.get(`${news}/a`)?.fields).toEqual(titleFields('A'));
  },
);

test.each([
  ['nonsense', 'A Write request must be a JSON object.'],
  [{ writes: [{}] }, 'A write must have "update" or "delete".'],
  [{ writes: 3 }, 'writes must be a JSON array.'],
  [{ writes: [{ delete: news }] }, 'is not the name of a document'],
  [{ writes: [{ update: { name: 'a/b' } }] }, 'is not of the form projects/'],
  [
    {
      writes: [
        {
          update: update('a', {}),
          updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
        },
      ],
    },
    'knows serverTimestamp() only',
  ],
])('the request %j is an error with the reason', async (request, reason) => {
  const { client, back } = await startWriting();
  await client.send(1, request);
  const [, answer] = await back.until(2);
  expect(answer).toMatchObject({ error: { message: expect.stringContaining(reason) as string } });
});

test('a write that arrives twice in the same session is made once', async () => {
  const { client, back } = await startWriting();
  const create = { update: update('a', titleFields('A')), currentDocument: { exists: false } };
  await client.send(1, { writes: [create] });
  await client.send(1, { writes: [create] });
  await client.send(2, { writes: [{ update: update('b', titleFields('B')) }] });
  const answers = await back.until(3);
  expect(answers.slice(1)).toEqual([
    expect.objectContaining({ streamToken: 'MQ==' }),
    expect.objectContaining({ streamToken: 'Mg==' }),
  ]);
});
