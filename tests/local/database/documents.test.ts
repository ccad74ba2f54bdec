import { Documents } from '../../../src/local/database/documents';
import type { Change, StoredDocument } from '../../../src/local/database/documents';
import { news, project } from './testNews';

const titleFields = (title: string) => ({ title: { stringValue: title } });

function createWatched() {
  const documents = new Documents();
  const commits: (readonly Change[])[] = [];
  const unsubscribe = documents.subscribe((changes) => commits.push(changes));
  return { documents, commits, unsubscribe };
}

test('a stored document can be read, and is listed in its collection only', () => {
  const { documents } = createWatched();
  documents.set(`${news}/b`, titleFields('B'));
  documents.set(`${news}/a`, titleFields('A'));
  documents.set(`${news}/a/comments/c`, titleFields('C'));
  documents.set(`${project}/documents/Newsletter/d`, titleFields('D'));
  documents.set(`projects/other/databases/(default)/documents/News/e`, titleFields('E'));
  expect(documents.get(`${news}/a`)?.fields).toEqual(titleFields('A'));
  expect(documents.list(news).map(({ name }) => name)).toEqual([`${news}/a`, `${news}/b`]);
  expect(documents.all()).toHaveLength(5);
});

test('listeners hear of every change once, and of nothing that stays the same', () => {
  const { documents, commits, unsubscribe } = createWatched();
  documents.set(`${news}/a`, titleFields('A'));
  documents.set(`${news}/a`, titleFields('A'));
  documents.delete(`${news}/none`);
  documents.delete(`${news}/a`);
  expect(commits).toEqual([
    [
      {
        name: `${news}/a`,
        document: expect.objectContaining({ fields: titleFields('A') }) as StoredDocument,
      },
    ],
    [{ name: `${news}/a`, document: undefined }],
  ]);
  unsubscribe();
  documents.set(`${news}/a`, titleFields('A'));
  expect(commits).toHaveLength(2);
});

test('a commit that fails halfway changes nothing and notifies nobody', () => {
  const { documents, commits } = createWatched();
  const failing = () => {
    throw new Error('no');
  };
  const edits = [
    { name: `${news}/a`, apply: () => titleFields('A') },
    { name: `${news}/b`, apply: failing },
  ];
  expect(() => documents.commit(edits)).toThrow('no');
  expect(documents.all()).toEqual([]);
  expect(commits).toEqual([]);
});

test('it is known since when nothing was deleted', () => {
  const { documents } = createWatched();
  const before = documents.now();
  expect(documents.hasDeletedSince('')).toBe(true);
  expect(documents.hasDeletedSince(before)).toBe(false);
  documents.set(`${news}/a`, titleFields('A'));
  documents.delete(`${news}/a`);
  expect(documents.hasDeletedSince(before)).toBe(true);
  expect(documents.hasDeletedSince(documents.now())).toBe(false);
});

test('versions only rise, even when the clock of the machine stops or goes back', () => {
  jest.useFakeTimers({ now: new Date('2026-01-10T15:00:00.999Z') });
  const documents = new Documents();
  expect(documents.now()).toBe('2026-01-10T15:00:00.999001Z');
  jest.setSystemTime(new Date('2026-01-10T14:00:00Z'));
  expect(documents.now()).toBe('2026-01-10T15:00:00.999002Z');
  jest.setSystemTime(new Date('2026-01-10T16:00:00Z'));
  expect(documents.now()).toBe('2026-01-10T16:00:00.000000Z');
  jest.useRealTimers();
});
