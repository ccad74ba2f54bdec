import { articleFields, changeTime, plainFields } from '../../../src/pipeline/news/firestoreRest';

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

test('the time of the last change is read if the database gives it', () => {
  const changed = { name: document.name, updateTime: '2026-01-12T08:00:00.123456Z' };
  expect(changeTime(changed)).toBe(Date.UTC(2026, 0, 12, 8, 0, 0, 123));
  expect(changeTime(document)).toBeUndefined();
  expect(changeTime({ name: document.name, updateTime: 'yesterday' })).toBeUndefined();
});
