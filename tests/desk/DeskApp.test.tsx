/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleChecks } from '../../content/articleChecks';
import { clear, createStore } from 'idb-keyval';
import { desk } from '../../content/desk';
import { DeskApp } from '../../src/desk/DeskApp';
import type { Trouble } from '../../src/desk/deskDatabase';
import { textFields } from '../../src/desk/records';
import { EDITOR, SECOND, memoryDatabase, people } from './memoryDatabase';

const { signIn, write, list, troubles } = desk;
const text = { title: 'Kickoff', date: Date.UTC(2027, 0, 9, 16), content: 'It begins.' };
// jsdom hides Node's.
globalThis.structuredClone ??= <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => clear(createStore('news-desk', 'copies')));

/** Opens the desk at a path, as somebody who is signed in or nobody. */
async function open(path = '/desk', database = memoryDatabase(undefined, EDITOR)) {
  history.replaceState(null, '', path);
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= () => undefined;
  await act(async () => void render(<DeskApp database={database} people={[]} />));
  return { database, user: userEvent.setup() };
}

async function enter(user: ReturnType<typeof userEvent.setup>, who: string, password?: string) {
  const known = people.find(({ email }) => email.startsWith(who));
  await user.type(screen.getByLabelText(signIn.emailLabel), known?.email ?? who);
  await user.type(screen.getByLabelText(signIn.password), password ?? known?.password ?? 'x');
  await user.click(button(signIn.action));
}

const nobody = () => memoryDatabase();

test.each<[string, string | undefined, RegExp]>([
  ['editor', 'wrong', new RegExp(troubles.wrongPassword)],
  ['nobody@example.org', undefined, new RegExp(troubles.wrongPassword)],
  ['disabled', undefined, new RegExp(troubles.disabled)],
  ['unverified', undefined, new RegExp(desk.unverified.title)],
  ['stranger', undefined, /stranger@example\.org/],
  ['editor', undefined, new RegExp(list.write)],
])('who signs in as %s (password: %s) is told what is so', async (who, password, sentence) => {
  const { user } = await open('/desk', nobody());
  await enter(user, who, password);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a stranger sees the code for the owner, and goes on once it is entered', async () => {
  const { user, database } = await open('/desk', nobody());
  await enter(user, 'stranger');
  expect(await screen.findByLabelText(desk.stranger.code)).toHaveTextContent('out');
  await user.click(button(desk.stranger.check));
  expect(await screen.findByText(desk.stranger.still)).toBeVisible();
  database.documents.set('editors/out', {});
  await user.click(button(desk.stranger.check));
  expect(await screen.findByText(list.write)).toBeVisible();
});

test('whoever has followed the link goes on; the mail is sent again', async () => {
  const { user, database } = await open('/desk', nobody());
  await enter(user, 'unverified');
  await user.click(await screen.findByRole('button', { name: desk.unverified.send }));
  expect(await screen.findByText(desk.unverified.sent)).toBeVisible();
  expect(database.mails).toEqual(['verify unverified@example.org']);
  database.verify('unverified@example.org');
  await user.click(button(desk.unverified.check));
  expect(await screen.findByText(list.write)).toBeVisible();
});

test('a forgotten password gets the same answer for every address', async () => {
  const { user, database } = await open('/desk', nobody());
  await user.click(button(signIn.forgot));
  expect(screen.getByText(signIn.needsEmail)).toBeVisible();
  await user.type(screen.getByLabelText(signIn.emailLabel), 'any@example.org');
  await user.click(button(signIn.forgot));
  expect(await screen.findByText(signIn.resetSent('any@example.org'))).toBeVisible();
  expect(database.mails).toEqual(['reset any@example.org']);
});

test('an article is written, published, and taken down from the message that says so', async () => {
  const { user, database } = await open();
  await user.click(await screen.findByRole('link', { name: list.write }));
  await user.type(await screen.findByLabelText(write.title.label), 'Kickoff, 2027!');
  await user.type(screen.getByLabelText(write.text.label), 'It begins.');
  // The browser asks before it closes the page.
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  await user.click(button(write.actions.publish));
  expect(database.documents.has('News/kickoff-2027')).toBe(false);
  const name = write.confirm.publish.title('Kickoff, 2027!');
  const dialog = within(screen.getByRole('dialog', { name }));
  await user.click(dialog.getByRole('button', { name: write.confirm.publish.action }));
  expect(await screen.findByRole('link', { name: /\/news\/kickoff-2027$/ })).toBeVisible();
  expect(location.pathname).toBe('/desk/write/kickoff-2027');
  expect(database.documents.get('News/kickoff-2027')).toMatchObject({ content: 'It begins.' });
  await user.click(button(write.done.undo));
  expect(await screen.findByText(write.done.takeDown)).toBeVisible();
  expect(database.documents.has('News/kickoff-2027')).toBe(false);
});

test('what is missing is said beside the field before anybody is asked', async () => {
  const { user } = await open('/desk/write');
  await user.click(await screen.findByRole('button', { name: write.actions.publish }));
  expect(screen.getByLabelText(write.title.label)).toHaveAccessibleDescription(
    `${articleChecks.titleMissing().problem} ${articleChecks.titleMissing().remedy}`,
  );
  expect(screen.getByLabelText(write.title.label)).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** Opens a published article, and types into it. */
async function change(database = memoryDatabase(undefined, EDITOR)) {
  database.documents.set('News/kickoff', textFields(text));
  const opened = await open('/desk/write/kickoff', database);
  await opened.user.type(await screen.findByLabelText(write.text.label), ' More.');
  return opened;
}

async function publish(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button(write.actions.publishChanges));
  const [dialog] = screen.getAllByRole('dialog');
  const { action } = write.confirm.publish;
  await user.click(within(dialog!).getByRole('button', { name: action }));
}

const typed = () => screen.getByLabelText(write.text.label);

test.each<Trouble>(['offline', 'busy', 'refused', 'strange'])(
  'a database that fails (%s) takes no word away, and a press tries again',
  async (trouble) => {
    const { user, database } = await change();
    database.fail(trouble, 'before', 3);
    await publish(user);
    expect(await screen.findByText(troubles[trouble])).toBeVisible();
    expect(screen.getByText(desk.stillHere)).toBeVisible();
    expect(typed()).toHaveValue('It begins. More.');
    database.fail(trouble, 'before', 0);
    await user.click(button(desk.retry));
    expect(await screen.findByText(new RegExp(write.done.publish))).toBeVisible();
  },
);

test('a session that ends in mid-work asks for the password over the text, and goes on', async () => {
  const { user, database } = await change();
  await act(async () => database.endSession());
  expect(screen.getByText(signIn.againText)).toBeVisible();
  await enter(user, 'editor');
  expect(screen.queryByText(signIn.againText)).toBeNull();
  expect(typed()).toHaveValue('It begins. More.');
  await publish(user);
  expect(database.documents.get('News/kickoff')).toMatchObject({ content: 'It begins. More.' });
});

test('whoever else signs in over it finds none of its words, and whoever typed them finds all', async () => {
  const { user, database } = await change();
  await act(async () => database.endSession());
  await enter(user, 'second');
  expect(await screen.findByLabelText(write.text.label)).toHaveValue('It begins.');
  await act(async () => database.endSession());
  await enter(user, 'editor');
  expect(await screen.findByLabelText(write.text.label)).toHaveValue('It begins. More.');
});

test('an editor who is one no more is told so over the text', async () => {
  const { user, database } = await change();
  database.documents.delete('editors/ed');
  await publish(user);
  expect(await screen.findByText(desk.stranger.title)).toBeVisible();
  expect(typed()).toHaveValue('It begins. More.');
});

test.each([
  ['another editor was faster', SECOND.uid, 'changed', write.conflict.sentence.changed('Grace')],
  [
    'another editor has deleted it',
    SECOND.uid,
    'deleted',
    write.conflict.sentence.deleted('Grace'),
  ],
  ['it was changed in a tab of one’s own', EDITOR.uid, 'changed', write.conflict.own.changed],
])('where %s, nothing is written, and a sentence says so', async (_, uid, state, sentence) => {
  const { user, database } = await change();
  const signed = { uid, name: 'Grace', changed: new Date() };
  const theirs = { ...textFields({ ...text, content: 'Theirs' }), ...signed };
  database.documents.set('Articles/kickoff', { ...theirs, state, version: 0 });
  await publish(user);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(typed()).toHaveValue('It begins. More.');
  expect(database.documents.get('News/kickoff')).toMatchObject({ content: 'It begins.' });
});

test('an address that another article has got meanwhile is replaced, and that article is not touched', async () => {
  const database = memoryDatabase(undefined, EDITOR);
  const { user } = await open('/desk/write', database);
  await user.type(await screen.findByLabelText(write.title.label), 'Kickoff');
  const signed = { uid: SECOND.uid, name: 'Grace', changed: new Date() };
  const theirs = { ...textFields(text), ...signed, state: 'draft', version: 0 };
  database.documents.set('Articles/kickoff', theirs);
  await user.click(button(write.actions.save));
  const { takenMeanwhile, label } = write.address;
  expect(await screen.findByText(takenMeanwhile('kickoff', 'kickoff-2'))).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveValue('kickoff-2');
  await user.click(button(write.actions.save));
  expect(await screen.findByText(write.done.save)).toBeVisible();
  expect(database.documents.get('Articles/kickoff')).toBe(theirs);
  expect(database.documents.get('Articles/kickoff-2')).toMatchObject({ title: 'Kickoff' });
});

test('what was saved though the answer was lost is gone on with, not written a second time', async () => {
  const database = memoryDatabase(undefined, EDITOR);
  const { user } = await open('/desk/write', database);
  await user.type(await screen.findByLabelText(write.title.label), 'Kickoff');
  database.fail('offline', 'after', 3);
  await user.click(button(write.actions.save));
  await screen.findByText(troubles.offline);
  expect(database.documents.has('Articles/kickoff')).toBe(true);
  database.fail('offline', 'after', 0);
  await user.type(typed(), 'It begins.');
  await user.click(button(write.actions.save));
  expect(await screen.findByText(write.done.save)).toBeVisible();
  const records = [...database.documents.keys()].filter((path) => path.startsWith('Articles/'));
  expect(records).toEqual(['Articles/kickoff']);
});

test.each([
  [write.conflict.keepMine, 'It begins. More.'],
  [write.conflict.takeTheirs, 'Theirs'],
  [write.conflict.keepBoth, 'Theirs\n\nIt begins. More.'],
])('of two texts, one can “%s”, and publish that', async (choice, content) => {
  const { user, database } = await change();
  database.documents.set('News/kickoff', textFields({ ...text, content: 'Theirs' }));
  await publish(user);
  await user.click(await screen.findByRole('button', { name: choice }));
  expect(typed()).toHaveValue(content);
  expect(database.documents.get('News/kickoff')).toMatchObject({ content: 'Theirs' });
  if (choice === write.conflict.takeTheirs) {
    await user.click(button(write.copy.putBack));
    expect(typed()).toHaveValue('It begins. More.');
    return;
  }
  await publish(user);
  await screen.findByText(new RegExp(write.done.publish));
  expect(database.documents.get('News/kickoff')).toMatchObject({ content });
});

test('what is taken in place of one’s own words twice takes away neither', async () => {
  const { user, database } = await change();
  for (const content of ['Theirs.', 'Theirs again.']) {
    database.documents.set('News/kickoff', textFields({ ...text, content }));
    await publish(user);
    await user.click(await screen.findByRole('button', { name: write.conflict.takeTheirs }));
    await user.type(typed(), ' More.');
  }
  const seen: string[] = [];
  for (let times = 0; times < 3; times += 1) {
    await user.click(button(write.copy.putBack));
    seen.push((typed() as HTMLTextAreaElement).value);
  }
  expect(seen).toEqual(['Theirs. More.', 'It begins. More.', 'Theirs again. More.']);
});

test('an article that is saved when its editor has left takes nobody away from another', async () => {
  const database = memoryDatabase(undefined, EDITOR);
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  const transact: typeof database.transact = async (...asked) => {
    await late;
    await database.transact(...asked);
  };
  const { user } = await open('/desk/write', { ...database, transact });
  await user.type(await screen.findByLabelText(write.title.label), 'Kickoff');
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  await user.click(button(write.actions.save));
  await user.click(screen.getByRole('link', { name: write.back }));
  await screen.findByText(list.empty);
  await act(async () => answer());
  await waitFor(() => expect(database.documents.has('Articles/kickoff')).toBe(true));
  expect(location.pathname).toBe('/desk');
});

test('changes that wait are not published by a repair of what the console wrote', async () => {
  const database = memoryDatabase(undefined, EDITOR);
  const signed = { uid: SECOND.uid, name: 'Grace', changed: new Date() };
  const waiting = { ...textFields({ ...text, title: 'Waiting' }), ...signed };
  database.documents.set('Articles/bad', { ...waiting, state: 'changed', version: 1 });
  database.documents.set('News/bad', { Title: 'Kickoff', date: '2027-01-09', content: 'Text' });
  await open('/desk', database);
  expect(await screen.findByRole('link', { name: 'Waiting' })).toBeVisible();
  expect(screen.queryByRole('button', { name: list.mend.action })).toBeNull();
});

test('a document of the console with wrong fields is mended in two presses', async () => {
  const database = memoryDatabase(undefined, EDITOR);
  database.documents.set('News/bad', { Title: 'Kickoff', date: '2027-01-09', content: 'Text' });
  const { user } = await open('/desk', database);
  await user.click(await screen.findByRole('button', { name: list.mend.action }));
  expect(screen.getByText(list.mend.faults.misspelled('title', 'Title'))).toBeVisible();
  await user.click(button(list.mend.confirm));
  const mending = () => screen.queryByRole('button', { name: list.mend.action });
  await waitFor(() => expect(mending()).toBeNull());
  const mended = { title: 'Kickoff', date: Date.UTC(2027, 0, 9, 18), content: 'Text' };
  expect(database.documents.get('News/bad')).toEqual(textFields(mended));
});

test('an earlier version comes back into the fields, and what it replaces can be put back until the next save', async () => {
  const { user, database } = await change();
  await publish(user);
  await screen.findByText(new RegExp(write.done.publish));
  await user.type(typed(), ' And more.');
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  await user.click(screen.getByRole('link', { name: write.actions.history }));
  await user.click((await screen.findAllByRole('button', { name: desk.history.bringBack }))[1]!);
  await user.dblClick(button(desk.history.confirm.action));
  expect(await screen.findByLabelText(write.text.label)).toHaveValue('It begins.');
  expect(database.documents.get('News/kickoff')).toMatchObject({ content: 'It begins. More.' });
  await user.click(button(write.copy.putBack));
  expect(typed()).toHaveValue('It begins. More. And more.');
  await user.click(button(write.actions.saveChanges));
  expect(await screen.findByText(write.done.saveChanges)).toBeVisible();
  expect(screen.queryByRole('button', { name: write.copy.putBack })).toBeNull();
});

test('a taken-down article says that it is not on the site', async () => {
  const { user } = await change();
  await publish(user);
  await user.click(await screen.findByRole('button', { name: write.done.undo }));
  expect(await screen.findByText(write.notices.takenDown)).toBeVisible();
});

test('without a connection, nobody is told that words are kept where there are none', async () => {
  const database = memoryDatabase(undefined, EDITOR);
  database.fail('offline', 'before', 9);
  await open('/desk/write/kickoff', database);
  expect(await screen.findByText(troubles.offline)).toBeVisible();
  expect(screen.queryByText(desk.stillHere)).toBeNull();
});

test('a list that cannot be had says why, and is asked for again', async () => {
  const database = memoryDatabase(undefined, EDITOR);
  const { user } = await open('/desk/write', database);
  database.fail('busy', 'before', 2);
  await user.click(screen.getByRole('link', { name: write.back }));
  expect(await screen.findByText(troubles.busy)).toBeVisible();
  await user.click(button(desk.retry));
  expect(await screen.findByText(list.empty)).toBeVisible();
});
