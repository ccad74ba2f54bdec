import { Documents } from '../../../src/local/database/documents';
import { parseWrite } from '../../../src/local/database/parseWrite';
import { news } from './testNews';

const titleFields = (title: string) => ({ title: { stringValue: title } });
const update = (id: string, fields: object) => ({ name: `${news}/${id}`, fields });

const allow = () => undefined;

/** Makes all of these writes, or none. */
const write = (documents: Documents, ...writes: unknown[]) =>
  documents.commit(writes.map((raw) => parseWrite(raw, allow)));

test('updates and deletions are made together', () => {
  const documents = new Documents();
  documents.set(`${news}/old`, titleFields('Old'));
  const updates = ['a', 'b'].map((id) => ({ update: update(id, titleFields(id)) }));
  const time = write(documents, ...updates, { delete: `${news}/old` }, { delete: `${news}/none` });
  expect(documents.list(news)).toEqual(
    ['a', 'b'].map((id) => ({
      ...update(id, titleFields(id)),
      createTime: time,
      updateTime: time,
    })),
  );
});

test('a mask limits a write to its fields and removes those that are not given', () => {
  const documents = new Documents();
  documents.set(`${news}/a`, {
    ...titleFields('A'),
    old: { stringValue: 'old' },
  });
  write(documents, {
    update: update('a', { ...titleFields('ignored'), made: { integerValue: '2' } }),
    updateMask: { fieldPaths: ['old', 'made'] },
    currentDocument: { exists: true },
  });
  expect(documents.get(`${news}/a`)?.fields).toEqual({
    ...titleFields('A'),
    made: { integerValue: '2' },
  });
});

test('serverTimestamp() becomes the time of the commit', () => {
  const documents = new Documents();
  const transform = { fieldPath: 'date', setToServerValue: 'REQUEST_TIME' };
  const time = write(documents, {
    update: update('a', titleFields('A')),
    updateTransforms: [transform],
  });
  expect(documents.get(`${news}/a`)?.fields).toEqual({
    ...titleFields('A'),
    date: { timestampValue: time },
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
])('the %s fails, and nothing is written', (_, currentDocument, id, status) => {
  const documents = new Documents();
  documents.set(`${news}/a`, titleFields('A'));
  const before = documents.all();
  const writes = [
    { update: update('b', titleFields('B')) },
    { update: update(id, titleFields('X')), currentDocument },
  ];
  const message = expect.stringContaining(id) as string;
  const refusal = expect.objectContaining({ status, message }) as Error;
  expect(() => write(documents, ...writes)).toThrow(refusal);
  expect(documents.all()).toEqual(before);
});

test.each([
  ['nonsense', 'A write must be a JSON object.'],
  [{}, 'A write must have "update", "delete" or "verify".'],
  [{ delete: news }, 'is not the name of a document'],
  [{ update: { name: 'a/b' } }, 'is not of the form projects/'],
  [{ update: update('a', {}), updateMask: { fieldPaths: 3 } }, 'updateMask must be a JSON array.'],
  [
    {
      update: update('a', {}),
      updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
    },
    'knows serverTimestamp() only',
  ],
])('the write %j is an error with the reason', (raw, reason) => {
  expect(() => parseWrite(raw, allow)).toThrow(reason);
});
