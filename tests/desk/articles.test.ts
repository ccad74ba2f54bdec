import { listArticles, listVersions, openArticle, standingOf } from '../../src/desk/articles';
import type { DeskArticle } from '../../src/desk/articles';
import { writeArticle } from '../../src/desk/writeArticle';
import type { ArticleAction } from '../../src/desk/writeArticle';
import { DeskError } from '../../src/desk/deskDatabase';
import type { Trouble } from '../../src/desk/deskDatabase';
import { textFields } from '../../src/desk/records';
import { EDITOR, SECOND, memoryDatabase } from './memoryDatabase';

const ada = { ...EDITOR, name: 'Ada', role: 'editor' } as const;
const grace = { ...SECOND, name: 'Grace', role: 'editor' } as const;
const date = Date.UTC(2027, 0, 9, 16);
const text = (content: string) => ({ title: 'Kickoff', date, content });
const fresh: DeskArticle = { id: 'kickoff' };

const open = () => memoryDatabase(undefined, EDITOR);

test('an article goes from draft to site, changes, comes down, is deleted and comes back, and its history says so', async () => {
  const database = open();
  const write = (article: DeskArticle, act: ArticleAction, content: string) =>
    writeArticle(database, ada, article, act, text(content));
  const draft = await write(fresh, 'save', 'one');
  expect([standingOf(draft), database.documents.has('News/kickoff')]).toEqual(['draft', false]);
  const published = await write(draft, 'publish', 'two');
  expect(database.documents.get('News/kickoff')).toEqual(textFields(text('two')));
  const waiting = await write(published, 'save', 'three');
  expect(standingOf(waiting)).toBe('changed');
  expect(database.documents.get('News/kickoff')).toEqual(textFields(text('two')));
  const changed = await write(waiting, 'publish', 'three');
  const down = await write(changed, 'takeDown', 'three');
  expect([standingOf(down), database.documents.has('News/kickoff')]).toEqual(['takenDown', false]);
  const deleted = await write(down, 'delete', 'three');
  const back = await write(deleted, 'bringBack', 'three');
  expect([standingOf(deleted), standingOf(back)]).toEqual(['deleted', 'draft']);
  expect(await openArticle(database, 'kickoff')).toMatchObject({ record: { content: 'three' } });
  const versions = await listVersions(database, 'kickoff');
  expect(versions.map(({ number, what, content, name }) => [number, what, content, name])).toEqual([
    [4, 'deleted', 'three', 'Ada'],
    [3, 'takenDown', 'three', 'Ada'],
    [2, 'changed', 'three', 'Ada'],
    [1, 'published', 'two', 'Ada'],
  ]);
});

test('what the console wrote is named in the list, and kept when the desk replaces it', async () => {
  const database = open();
  database.documents.set('News/kickoff', textFields(text('console')));
  const found = await openArticle(database, 'kickoff');
  expect(standingOf(found)).toBe('notFromDesk');
  await writeArticle(database, ada, found, 'publish', text('desk'));
  database.documents.set('News/kickoff', textFields(text('console again')));
  const again = await openArticle(database, 'kickoff');
  expect(standingOf(again)).toBe('changedOutside');
  await writeArticle(database, ada, again, 'takeDown', text('console again'));
  const versions = await listVersions(database, 'kickoff');
  expect(versions.map(({ what, content }) => [what, content])).toEqual([
    ['takenDown', 'console again'],
    ['found', 'console again'],
    ['changed', 'desk'],
    ['found', 'console'],
  ]);
  database.documents.set('Articles/kickoff', {
    ...database.documents.get('Articles/kickoff'),
    state: 'published',
  });
  expect(standingOf(await openArticle(database, 'kickoff'))).toBe('removedOutside');
});

test('the list has every article once, newest first', async () => {
  const database = open();
  const older = { ...text('old'), date: date - 1 };
  database.documents.set('News/old', textFields(older));
  await writeArticle(database, ada, { id: 'new' }, 'publish', text('new'));
  await writeArticle(database, ada, { id: 'draft' }, 'save', { ...older, date: date - 2 });
  expect((await listArticles(database)).map(({ id }) => id)).toEqual(['new', 'old', 'draft']);
});

test('a document with wrong names and types is explained, and read as it was meant', async () => {
  const database = open();
  database.documents.set('News/bad', { Title: 'T', date: '2026-01-10', content: 7, author: 'me' });
  const { live } = await openArticle(database, 'bad');
  expect(live).toEqual({
    text: { title: 'T', date: Date.UTC(2026, 0, 10, 18), content: '' },
    faults: [
      { kind: 'misspelled', field: 'title', found: 'Title' },
      { kind: 'wrongType', field: 'date' },
      { kind: 'wrongType', field: 'content' },
      { kind: 'extra', field: 'author' },
    ],
  });
});

test.each<[Trouble, 'before' | 'after']>([
  ['offline', 'before'],
  ['offline', 'after'],
  ['strange', 'after'],
  ['busy', 'before'],
])('when the connection is cut (%s, %s the write), the truth is told', async (trouble, when) => {
  for (const act of ['save', 'publish'] as const) {
    const database = open();
    database.fail(trouble, when);
    const first = writeArticle(database, ada, fresh, act, text('one'));
    if (when === 'before') await expect(first).rejects.toThrow(new DeskError(trouble));
    else await expect(first).resolves.toMatchObject({ id: 'kickoff' });
    // Once more, as from a page that knows nothing of the first: one article, one version.
    await writeArticle(database, ada, fresh, act, text('one'));
    expect(await listVersions(database, 'kickoff')).toHaveLength(act === 'publish' ? 1 : 0);
  }
});

test('when not even the truth can be asked for, trying again does nothing twice', async () => {
  const database = open();
  database.fail('offline', 'after', 3);
  await expect(writeArticle(database, ada, fresh, 'publish', text('one'))).rejects.toThrow(
    'offline',
  );
  await writeArticle(database, ada, fresh, 'publish', text('one'));
  expect(await listVersions(database, 'kickoff')).toHaveLength(1);
});

test('a draft that gets another address leaves its old one, unless somebody has changed it there', async () => {
  const database = open();
  const draft = await writeArticle(database, ada, fresh, 'save', text('one'));
  const seen = draft;
  const other = await writeArticle(database.as(SECOND), grace, draft, 'save', text('two'));
  const move = (from: DeskArticle) =>
    writeArticle(database, ada, from, 'save', text('three'), 'moved');
  await expect(move(seen)).rejects.toMatchObject({ theirs: { id: 'kickoff' } });
  expect(database.documents.has('Articles/moved')).toBe(false);
  await move(other);
  expect(database.documents.get('Articles/moved')).toMatchObject({ content: 'three' });
  expect(database.documents.get('Articles/kickoff')).toMatchObject({ state: 'deleted' });
});
