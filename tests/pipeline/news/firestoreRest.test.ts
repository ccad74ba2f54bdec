import { articleFields, plainFields } from '../../../src/pipeline/news/firestoreRest';

const document = {
  name: 'projects/p/databases/(default)/documents/News/kickoff',
  fields: {
    title: { stringValue: 'Kickoff' },
    date: { timestampValue: '2026-01-10T17:00:00.123456789Z' },
    views: { integerValue: '12' },
    nothing: { nullValue: null },
  },
};

test('texts and timestamps become plain values, everything else becomes undefined', () => {
  expect(plainFields(document)).toEqual({
    title: 'Kickoff',
    date: new Date('2026-01-10T17:00:00.123Z'),
    views: undefined,
    nothing: undefined,
  });
});

test('an article that was written is read as it was', () => {
  const article = { title: 'Kickoff', date: '2026-01-10T17:00:00.000Z', content: '**Text**' };
  const { date, ...texts } = article;
  expect(plainFields({ name: document.name, fields: articleFields(article) })).toEqual({
    ...texts,
    date: new Date(date),
  });
});
