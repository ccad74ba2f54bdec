import { documentId, plainFields } from '../../src/news/restDocument';

const document = {
  name: 'projects/p/databases/(default)/documents/News/kickoff',
  fields: {
    title: { stringValue: 'Kickoff' },
    date: { timestampValue: '2026-01-10T17:00:00.123456789Z' },
    views: { integerValue: '12' },
    nothing: { nullValue: null },
  },
};

test('the id of a document is the last part of its name', () => {
  expect(documentId(document)).toBe('kickoff');
});

test('texts and timestamps become plain values, everything else becomes none', () => {
  expect(plainFields(document)).toEqual({
    title: 'Kickoff',
    date: new Date('2026-01-10T17:00:00.123Z'),
    views: undefined,
    nothing: undefined,
  });
});

test('a document without fields has none', () => {
  expect(plainFields({ name: document.name })).toEqual({});
});
