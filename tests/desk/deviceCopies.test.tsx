/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear, createStore, set } from 'idb-keyval';
import { desk } from '../../content/desk';
import { DeskApp } from '../../src/desk/DeskApp';
import { DeskError } from '../../src/desk/deskDatabase';
import { changeCopy, keepCopy, listCopies, setAside } from '../../src/desk/deviceCopies';
import { textFields } from '../../src/desk/records';
import { EDITOR, SECOND, memoryDatabase } from './memoryDatabase';
import type { MemoryDatabase } from './memoryDatabase';

// jsdom hides Node's.
globalThis.structuredClone ??= <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const { write, list } = desk;
const offline = new DeskError('offline');
const goOn = (title: string) => `${list.copies.goOn}: ${title}`;
const nameOf = (element: Element) => element.getAttribute('aria-label');
const kept = () => act(() => new Promise((resolve) => setTimeout(resolve, 1000)));

const store = createStore('news-desk', 'copies');
beforeEach(() => clear(store));

async function open(path: string, database = memoryDatabase(undefined, EDITOR)) {
  cleanup();
  history.replaceState(null, '', path);
  await act(async () => void render(<DeskApp database={database} people={[]} />));
  return { database, user: userEvent.setup() };
}

test('words that were not saved are there again, in the list and in their place, until they are saved', async () => {
  const { user, database } = await open('/desk/write');
  await user.type(await screen.findByLabelText(write.title.label), 'Kickoff');
  await kept();

  await open('/desk', database);
  await userEvent.click(await screen.findByRole('link', { name: goOn('Kickoff') }));
  expect(await screen.findByLabelText(write.title.label)).toHaveValue('Kickoff');
  expect(screen.getByRole('button', { name: write.copy.drop })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: write.actions.save }));
  await screen.findByText(write.done.save);
  await kept();

  await open('/desk', database);
  expect(await screen.findByRole('link', { name: 'Kickoff' })).toBeVisible();
  expect(screen.queryByRole('link', { name: goOn('Kickoff') })).toBeNull();
});

test('every writing is named, told of without a connection, and comes back when it was thrown away', async () => {
  for (const title of ['One', 'Two']) {
    const { user } = await open('/desk/write');
    await user.type(await screen.findByLabelText(write.title.label), title);
  }
  const database = memoryDatabase(undefined, EDITOR);
  const { user } = await open('/desk', { ...database, list: () => Promise.reject(offline) });
  const named = () => screen.queryAllByRole('link', { name: /^Go on/ }).map(nameOf);
  await screen.findByRole('link', { name: goOn('One') });
  expect(named()).toEqual([goOn('Two'), goOn('One')]);
  await user.click(screen.getByRole('button', { name: `${list.copies.throwAway}: One` }));
  await screen.findByRole('button', { name: `${list.copies.putBack}: One` });
  expect(named()).toEqual([goOn('Two')]);
  await user.click(screen.getByRole('button', { name: `${list.copies.putBack}: One` }));
  expect(await screen.findByRole('link', { name: goOn('One') })).toBeVisible();
});

test('words that another tab has gone on with since they were listed are not put back as they were then', async () => {
  const { user } = await open('/desk/write');
  await user.type(await screen.findByLabelText(write.title.label), 'Old');
  const { user: other } = await open('/desk');
  await screen.findByRole('link', { name: goOn('Old') });
  const [copy] = await listCopies(EDITOR.uid);
  await keepCopy(EDITOR.uid, { ...copy!, form: { ...copy!.form!, title: 'Newer' } });
  await other.click(screen.getByRole('button', { name: `${list.copies.throwAway}: Old` }));
  await other.click(await screen.findByRole('button', { name: `${list.copies.putBack}: Newer` }));
  expect(await screen.findByRole('link', { name: goOn('Newer') })).toBeVisible();
});

test('words that another tab keeps while they are changed stand', async () => {
  const { user } = await open('/desk/write');
  await user.type(await screen.findByLabelText(write.title.label), 'Old');
  await kept();
  const [copy] = await listCopies(EDITOR.uid);
  const newer = { ...copy!, form: { ...copy!.form!, title: 'Newer' } };
  const changing = changeCopy(EDITOR.uid, copy!.key, setAside);
  await set(`${EDITOR.uid}/${copy!.key}`, newer, store);
  await changing;
  expect((await listCopies(EDITOR.uid))[0]?.form?.title).toBe('Newer');
});

test('words are kept while the typing goes on', async () => {
  const { user } = await open('/desk/write');
  const title = await screen.findByLabelText(write.title.label);
  for (const key of 'Kickoff') {
    await user.type(title, key);
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  }
  expect((await listCopies(EDITOR.uid))[0]?.form?.title).toMatch(/^Ki/);
});

test('what is typed while it is saved, and left before the answer, goes on from what was saved', async () => {
  const database = memoryDatabase(undefined, EDITOR);
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  const transact: typeof database.transact = (...asked) =>
    late.then(() => database.transact(...asked));
  const { user } = await open('/desk/write', { ...database, transact });
  await user.type(await screen.findByLabelText(write.title.label), 'Kickoff');
  await user.click(screen.getByRole('button', { name: write.actions.save }));
  await user.type(screen.getByLabelText(write.text.label), 'It begins.');
  await open('/desk', { ...database, transact });
  await screen.findByRole('link', { name: goOn('Kickoff') });
  await act(async () => answer());
  await waitFor(async () => expect((await listCopies(EDITOR.uid))[0]!.opened.id).toBe('kickoff'));
  await saveAgain(database, 'It begins.');
});

test('words that are saved, though nobody heard of it before they were left, make no second article', async () => {
  const { user, database } = await open('/desk/write');
  await user.type(await screen.findByLabelText(write.title.label), 'Kickoff');
  database.fail('offline', 'after', 3);
  await user.click(screen.getByRole('button', { name: write.actions.save }));
  await screen.findByText(desk.troubles.offline);
  database.fail('offline', 'after', 0);
  await open('/desk', database);
  await saveAgain(database, '');
});

/** Goes on from the list, saves, and expects that to be the one article. */
async function saveAgain(database: MemoryDatabase, content: string) {
  await userEvent.click(await screen.findByRole('link', { name: goOn('Kickoff') }));
  await userEvent.click(await screen.findByRole('button', { name: write.actions.save }));
  await screen.findByText(write.done.save);
  const articles = [...database.documents].filter(([path]) => path.startsWith('Articles/'));
  expect(articles.map(([path, fields]) => [path, fields.content])).toEqual([
    ['Articles/kickoff', content],
  ]);
}

test('words that were left are not written over what another editor has changed since', async () => {
  const text = { title: 'Kickoff', date: Date.UTC(2027, 0, 9, 16), content: 'One.' };
  const database = memoryDatabase(undefined, EDITOR);
  database.documents.set('News/kickoff', textFields(text));
  const { user } = await open('/desk/write/kickoff', database);
  await user.type(await screen.findByLabelText(write.text.label), ' Mine.');
  await kept();
  database.documents.set('News/kickoff', textFields({ ...text, content: 'Theirs.' }));

  await open('/desk/write/kickoff', database);
  expect(await screen.findByLabelText(write.text.label)).toHaveValue('One. Mine.');
  await userEvent.click(screen.getByRole('button', { name: write.actions.saveChanges }));
  expect(await screen.findByText(/so nothing was written/)).toBeVisible();
  expect(database.documents.has('Articles/kickoff')).toBe(false);
});

test('what one editor left is not shown to another', async () => {
  const { user, database } = await open('/desk/write');
  await user.type(await screen.findByLabelText(write.title.label), 'Secret');
  await kept();
  await open('/desk', database.as(SECOND));
  expect(await screen.findByText(list.empty)).toBeVisible();
  expect(screen.queryByText('Secret')).toBeNull();
});
