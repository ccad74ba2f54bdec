/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear, createStore } from 'idb-keyval';
import { desk } from '../../content/desk';
import { listVersions, openArticle } from '../../src/desk/articles';
import { DeskApp } from '../../src/desk/DeskApp';
import { textFields } from '../../src/desk/records';
import { Conflict, writeArticle } from '../../src/desk/writeArticle';
import type { ArticleAction } from '../../src/desk/writeArticle';
import { EDITOR, SECOND, WRITER, memoryDatabase } from './memoryDatabase';
import type { MemoryDatabase } from './memoryDatabase';

/* Students write, an editor publishes. What the rules refuse a writer is in tests/rules. */

globalThis.structuredClone ??= <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= () => undefined;

const { write, list } = desk;
const { actions, notices } = write;
const button = (name: string) => screen.getByRole('button', { name });
const noButton = (name: string) => screen.queryByRole('button', { name });
const typed = () => screen.getByLabelText(write.text.label);

const wren = { ...WRITER, name: 'Wren', role: 'writer' } as const;
const ada = { ...EDITOR, name: 'Ada', role: 'editor' } as const;
const text = (content: string) => ({ title: 'Kickoff', date: Date.UTC(2027, 0, 9), content });

beforeEach(() => clear(createStore('news-desk', 'copies')));

async function open(database: MemoryDatabase, path = '/desk/write/kickoff') {
  cleanup();
  history.replaceState(null, '', path);
  await act(async () => void render(<DeskApp database={database} people={[]} />));
  return userEvent.setup();
}

/** A database in which a writer has written an article, and what was done to it since. */
async function written(...acts: [typeof ada | typeof wren, ArticleAction, string, string?][]) {
  const database = memoryDatabase(undefined, WRITER);
  for (const [who, deed, content, note] of [[wren, 'save', 'one'] as const, ...acts])
    await writeArticle(
      database.as(who),
      who,
      await openArticle(database.as(EDITOR), 'kickoff'),
      deed,
      text(content),
      'kickoff',
      note,
    );
  return database;
}
const record = ({ documents }: MemoryDatabase) => documents.get('Articles/kickoff');

test('what is ready stands above an editor’s list, and is sent back with a line that its writer sees', async () => {
  const database = await written();
  database.documents.set('News/other', textFields({ ...text('Text'), title: 'Another' }));
  const writing = await open(database);
  await writing.click(await screen.findByRole('button', { name: actions.ready }));
  await screen.findByText(write.done.ready);
  expect(record(database)).toMatchObject({ ready: true, author: 'wr', state: 'draft', version: 0 });

  const editing = await open(database.as(EDITOR), '/desk');
  const ready = within(await screen.findByRole('region', { name: list.ready }));
  await editing.click(ready.getByRole('link', { name: 'Kickoff' }));
  await editing.click(await screen.findByRole('button', { name: actions.sendBack }));
  const dialog = within(screen.getByRole('dialog'));
  await editing.click(dialog.getByRole('button', { name: write.confirm.sendBack.action }));
  const field = dialog.getByLabelText(write.confirm.sendBack.label);
  expect(field).toHaveAccessibleDescription(new RegExp(write.confirm.sendBack.missing));
  await editing.type(field, 'Who won?');
  // The line stays while the editor goes back to the text.
  await editing.click(button(desk.cancel));
  await editing.type(typed(), '!');
  await editing.click(button(actions.save));
  await screen.findByText(write.done.save);
  await editing.click(button(actions.sendBack));
  await editing.click(button(write.confirm.sendBack.action));
  await screen.findByText(write.done.sendBack);

  const again = await open(database, '/desk');
  expect(await screen.findByText(list.asWriter)).toBeVisible();
  expect(screen.getByText(notices.sentBack('Who won?'))).toBeVisible();
  await again.click(screen.getByRole('link', { name: 'Kickoff' }));
  await again.type(await screen.findByLabelText(write.text.label), ' We did.');
  expect(screen.getByText(notices.sentBack('Who won?'))).toBeVisible();
  await again.dblClick(button(actions.ready));
  await screen.findByText(write.done.ready);
  expect(record(database)).toMatchObject({ ready: true, content: 'one! We did.' });
  expect(record(database)).not.toHaveProperty('note');
});

test.each(['one', 'two'])(
  'a writer who saves “%s” after “one” is not ready any more',
  async (content) => {
    const database = await written([wren, 'ready', 'one'], [wren, 'save', content]);
    expect(record(database)).toMatchObject({ content, author: 'wr' });
    expect(record(database)).not.toHaveProperty('ready');
  },
);

test('“ready” twice, the first answer lost, writes once; an editor who saves keeps it ready', async () => {
  const database = await written();
  const opened = await openArticle(database, 'kickoff');
  database.fail('offline', 'after');
  await writeArticle(database, wren, opened, 'ready', text('one'));
  const first = record(database);
  await writeArticle(database, wren, opened, 'ready', text('one'));
  expect(record(database)).toBe(first);
  const seen = await openArticle(database.as(EDITOR), 'kickoff');
  await writeArticle(database.as(EDITOR), ada, seen, 'save', text('one, mended'));
  expect(record(database)).toMatchObject({ ready: true, author: 'wr', name: 'Ada' });
  // The page of the writer has not seen that.
  await expect(writeArticle(database, wren, seen, 'save', text('mine'))).rejects.toThrow(Conflict);
});

test('an editor moves a writer’s draft without taking it away, and the history shows what was changed', async () => {
  const database = await written([wren, 'ready', 'one']);
  const editors = database.as(EDITOR);
  const seen = await openArticle(editors, 'kickoff');
  const moved = await writeArticle(editors, ada, seen, 'save', text('one'), 'kickoff-2027');
  expect(moved.record).toMatchObject({ author: 'wr', ready: true });
  await writeArticle(editors, ada, moved, 'publish', text('one, mended'));
  const versions = await listVersions(editors, 'kickoff-2027');
  expect(versions.map(({ what, content, name }) => [what, content, name])).toEqual([
    ['published', 'one, mended', 'Ada'],
    ['written', 'one', 'Ada'],
  ]);
});

test.each<[string, () => Promise<MemoryDatabase>]>([
  ['another’s draft', async () => (await written()).as(SECOND)],
  ['one of the site', () => written([ada, 'publish', 'one'])],
  ['one that is taken down', () => written([ada, 'publish', 'one'], [ada, 'takeDown', 'one'])],
])('a writer sees %s as the site shows it, and nothing to press', async (_, prepare) => {
  const database = await prepare();
  database.documents.set('editors/two', { role: 'writer' });
  await open(database);
  expect(await screen.findByText(notices.locked)).toBeVisible();
  expect(screen.queryByLabelText(write.text.label)).toBeNull();
  const offered = [actions.ready, actions.save, actions.publish, actions.delete, actions.takeDown];
  expect(offered.filter((name) => noButton(name))).toEqual([]);
  await open(database, '/desk/pictures');
  expect(await screen.findByText(desk.missingPage.title)).toBeVisible();
});

test('a writer whose article was published meanwhile loses no word', async () => {
  const database = await written([wren, 'ready', 'one']);
  const user = await open(database);
  await user.type(await screen.findByLabelText(write.text.label), ' More.');
  const editors = database.as(EDITOR);
  const seen = await openArticle(editors, 'kickoff');
  await writeArticle(editors, ada, seen, 'publish', text('one'));
  await user.click(button(actions.save));
  await user.click(await screen.findByRole('button', { name: write.conflict.keepMine }));
  expect(screen.getByText(notices.lockedWords)).toBeVisible();
  expect(typed()).toHaveValue('one More.');
  expect(noButton(actions.save)).toBeNull();
});

test.each([
  ['an entry that is gone', undefined, desk.stranger.title],
  ['a field that is misspelled', { Role: 'writer' }, 'Role: "writer"'],
  ['another role', { role: 'Writer' }, 'role: "Writer"'],
])(
  'a role that ends in mid-work by %s is told over the text, which stays',
  async (_, entry, told) => {
    const database = await written();
    const user = await open(database);
    await user.type(await screen.findByLabelText(write.text.label), ' More.');
    if (entry) database.documents.set('editors/wr', entry);
    else database.documents.delete('editors/wr');
    await user.click(button(actions.save));
    expect(await screen.findByText(told)).toBeVisible();
    expect(typed()).toHaveValue('one More.');
    database.documents.set('editors/wr', { name: 'Wren', role: 'writer' });
    await user.click(button(entry ? desk.mistaken.check : desk.stranger.check));
    await user.click(button(desk.retry));
    expect(await screen.findByText(write.done.save)).toBeVisible();
  },
);

test('an editor who becomes a writer in mid-work goes on as one, with every word', async () => {
  const database = memoryDatabase(undefined, EDITOR);
  const user = await open(database, '/desk/write');
  await user.type(await screen.findByLabelText(write.title.label), 'Kickoff');
  await user.type(typed(), 'It begins.');
  database.documents.set('editors/ed', { role: 'writer' });
  await user.click(button(actions.publish));
  await user.click(button(write.confirm.publish.action));
  await user.click(await screen.findByRole('button', { name: actions.ready }));
  expect(await screen.findByText(write.done.ready)).toBeVisible();
  expect(database.documents.get('Articles/kickoff')).toMatchObject({
    content: 'It begins.',
    author: 'ed',
  });
});
