/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { desk } from '../../content/desk';
import { DeskApp } from '../../src/desk/DeskApp';
import { textFields } from '../../src/desk/records';
import { EDITOR, memoryDatabase } from './memoryDatabase';

const { pictures, text: field } = desk.write;
const ID = '20271009-k3f9-600x400';
const NAMED = `![The robot](picture:${ID})`;
const article = (title: string, content: string) => textFields({ title, date: 1, content });

globalThis.structuredClone ??= <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const button = (name: string) => screen.getByRole('button', { name });

/** A browser that reads every file as a picture of 8 by 6. */
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: () => undefined,
  });
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
  Object.defineProperties(HTMLImageElement.prototype, {
    decode: { value: async () => undefined },
    naturalWidth: { value: 8 },
    naturalHeight: { value: 6 },
  });
  const drawn = { type: 'image/webp', size: 3, arrayBuffer: async () => new ArrayBuffer(3) };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
    toBlob: (done: (blob: unknown) => void) => done(drawn),
  });
});

async function open() {
  const database = memoryDatabase(undefined, EDITOR);
  database.documents.set('News/kickoff', article('Kickoff', `${NAMED}\n\nIt begins.`));
  database.documents.set('News/other', article('Another', `Again: ${NAMED}`));
  database.documents.set('News/without', article('Without', 'No picture.'));
  database.documents.set(`Pictures/${ID}`, { type: 'image/webp' });
  history.replaceState(null, '', '/desk/write/kickoff');
  await act(async () => void render(<DeskApp database={database} people={[]} />));
  return { database, user: userEvent.setup(), area: await screen.findByLabelText(field.label) };
}

const stored = ({ documents }: ReturnType<typeof memoryDatabase>) =>
  [...documents.keys()].filter((path) => path.startsWith('Pictures/'));

test('a picture is removed for good once the editor has seen which articles lose it', async () => {
  const { database, user } = await open();
  await user.click(button(`${pictures.removal.open} The robot`));
  const dialog = within(screen.getByRole('dialog'));
  const losing = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(losing.sort()).toEqual(['Another', 'Kickoff']);
  expect(stored(database)).toHaveLength(1);
  database.fail('offline');
  await user.click(dialog.getByRole('button', { name: pictures.removal.action }));
  expect(await dialog.findByText(desk.troubles.offline)).toBeVisible();
  await user.click(button(desk.retry));
  await screen.findByText(pictures.removal.done);
  // The button that was pressed is gone.
  expect(document.activeElement).toHaveTextContent(pictures.removal.done);
  expect(stored(database)).toEqual([]);
});

test('a picture that only an earlier version shows can be removed, too', async () => {
  const { database, user } = await open();
  await user.clear(screen.getByLabelText(field.label));
  await user.type(screen.getByLabelText(field.label), 'Without.');
  await user.click(button(desk.write.actions.publishChanges));
  await user.click(button(desk.write.confirm.publish.action));
  await screen.findByText(new RegExp(desk.write.done.publish));
  expect(database.documents.get('News/kickoff')).toMatchObject({ content: 'Without.' });
  expect(
    await screen.findByRole('button', { name: `${pictures.removal.open} The robot` }),
  ).toBeVisible();
});

/** Drops files beside the text. */
function drop(count: number) {
  const files = Array.from({ length: count }, (_, index) => new File(['x'], `${index}.jpg`));
  const dataTransfer = { types: ['Files'], files };
  expect(fireEvent.drop(screen.getByRole('banner'), { dataTransfer })).toBe(false);
}

const shows = async (number: number, count: number) =>
  within(screen.getByLabelText(pictures.numbered(number, count))).findByLabelText(pictures.shows);

test('of several files that are dropped, those go into the text of which is said what they show', async () => {
  const { database, user, area } = await open();
  drop(4);
  await user.type(await shows(1, 4), 'First');
  await user.type(await shows(3, 4), 'Third');
  database.fail('busy');
  await user.click(button(pictures.actionForSeveral));
  expect(await screen.findByText(desk.troubles.busy)).toBeVisible();
  expect(await shows(1, 4)).toHaveValue('First');
  await user.click(button(desk.retry));
  // What is missing is said where it is missing.
  await waitFor(async () => expect(await shows(2, 4)).toHaveFocus());
  expect(await shows(2, 4)).toHaveAccessibleDescription(new RegExp(pictures.showsMissing));
  await user.click(button(pictures.leaveOutRest));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((area as HTMLTextAreaElement).value).toMatch(
    /!\[First\]\(picture:\S+-8x6\)\n\n!\[Third\]\(picture:\S+-8x6\)/,
  );
  expect(stored(database)).toHaveLength(3);
});
