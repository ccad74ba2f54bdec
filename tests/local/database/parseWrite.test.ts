import { Documents } from '../../../src/local/database/documents';
import { parseWrite } from '../../../src/local/database/parseWrite';
import { news } from './testNews';

const titleFields = (title: string) => ({ title: { stringValue: title } });
const update = (id: string, fields: object) => ({ name: `${news}/${id}`, fields });

const allow = () => undefined;

/** Makes all of these writes, or none. */
const write = (documents: Documents, ...writes: unknown[]) =>
  documents.commit(writes.map((raw) => parseWrite(raw, allow)));

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
  ['nonsense', 'A write must be a JSON object.'],
  [{}, 'A write must have "update", "delete" or "verify".'],
  [{ delete: news }, 'is not the name of a document'],
  [{ update: { name: 'a/b' } }, 'is not of the form projects/'],
  [{ update: update('a', {}), updateMask: { fieldPaths: ['a'] } }, 'writes whole documents only'],
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
