/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { desk } from '../../content/desk';
import { DeskApp } from '../../src/desk/DeskApp';
import { textFields } from '../../src/desk/records';
import { storePicture } from '../../src/desk/storedPictures';
import { EDITOR, memoryDatabase } from './memoryDatabase';

const { pictures, text: field } = desk.write;
const all = desk.pictures;
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

const OLD = '20260101-old1-60x40';
const YOUNG = '20271008-new1-60x40';

async function open(path = '/desk/write/kickoff') {
  const database = memoryDatabase(undefined, EDITOR);
  database.documents.set('News/kickoff', article('Kickoff', `${NAMED}\n\nIt begins.`));
  database.documents.set('News/other', article('Another', 'None any more.'));
  database.documents.set('Articles/other/versions/1', article('Another', `Again: ${NAMED}`));
  database.documents.set(`Pictures/${ID}`, { type: 'image/webp' });
  database.documents.set(`Pictures/${OLD}`, { type: 'image/webp' });
  database.documents.set(`Pictures/${YOUNG}`, { type: 'image/webp', storedAt: Date.now() });
  history.replaceState(null, '', path);
  await act(async () => void render(<DeskApp database={database} people={[]} />));
  return { database, user: userEvent.setup() };
}

const stored = ({ documents }: ReturnType<typeof memoryDatabase>) =>
  [...documents.keys()].filter((path) => path.startsWith('Pictures/'));

test.each(['/desk/write/kickoff', '/desk/write/other', '/desk/pictures'])(
  'at %s, a picture is removed for good once the editor has seen which articles lose it',
  async (path) => {
    const { database, user } = await open(path);
    if (path !== '/desk/pictures')
      await user.click(await screen.findByRole('button', { name: pictures.inArticle }));
    await user.click(await screen.findByRole('button', { name: `${all.remove} The robot` }));
    const dialog = within(await screen.findByRole('dialog'));
    const losing = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(losing.sort()).toEqual([all.earlier('Another'), 'Kickoff']);
    database.fail('offline');
    await user.click(dialog.getByRole('button', { name: all.action }));
    expect(await dialog.findByText(desk.troubles.offline)).toBeVisible();
    expect(stored(database)).toContain(`Pictures/${ID}`);
    await user.click(button(desk.retry));
    await screen.findByText(all.removed(1));
    // The button that was pressed is gone.
    expect(document.activeElement).toHaveTextContent(all.removed(1));
    expect(stored(database)).not.toContain(`Pictures/${ID}`);
  },
);

test('in one go, what no article names goes, unless it is young or was taken again meanwhile', async () => {
  const { database, user } = await open('/desk/pictures');
  const again = '20260101-old2-60x40';
  database.documents.set(`Pictures/${again}`, { type: 'image/webp' });
  database.documents.set('Articles/draft', article('Draft', `![Us](picture:${again})`));
  await user.click(await screen.findByRole('button', { name: all.clear(1) }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: all.action }));
  await screen.findByText(all.removed(1));
  expect(stored(database)).toEqual([ID, YOUNG, again].map((id) => `Pictures/${id}`));
});

test('a new picture takes the place of none that has the same id by chance', async () => {
  const database = memoryDatabase(undefined, EDITOR);
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => numbers);
  const [first, second] = [1, 2].map((byte) => ({
    ...({ bytes: new Uint8Array([byte]), type: 'image/webp', width: 8, height: 6 } as const),
  }));
  const id = await storePicture(database, first!);
  await expect(storePicture(database, second!)).rejects.toThrow('raced');
  expect(database.documents.get(`Pictures/${id}`)).toEqual(first);
});

test('a picture that the database has is put into another text, with its words', async () => {
  const { database, user } = await open('/desk/write/other');
  await user.click(await screen.findByRole('button', { name: desk.write.tools.picture }));
  await user.click(button(pictures.useStored));
  const offered = within(await screen.findByRole('list', { name: all.title }));
  // The newest first; of which nobody said what it shows, by its id.
  expect(offered.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(
    [YOUNG, 'The robot', OLD].map((name) => `${all.take} ${name}`),
  );
  await user.click(offered.getByRole('button', { name: `${all.take} The robot` }));
  expect(await screen.findByLabelText(pictures.shows)).toHaveValue('The robot');
  // Another has words of its own, or none.
  await user.click(button(pictures.useStored));
  await user.click(await screen.findByRole('button', { name: `${all.take} ${OLD}` }));
  expect(await screen.findByLabelText(pictures.shows)).toHaveValue('');
  await user.click(button(pictures.useStored));
  await user.click(await screen.findByRole('button', { name: `${all.take} The robot` }));
  await user.click(button(pictures.action));
  expect(screen.getByLabelText<HTMLTextAreaElement>(field.label).value).toContain(NAMED);
  expect(stored(database)).toHaveLength(3);
});

/** Drops files beside the text. */
function drop(count: number) {
  const files = Array.from({ length: count }, (_, index) => new File(['x'], `${index}.jpg`));
  const dataTransfer = { types: ['Files'], files };
  expect(fireEvent.drop(screen.getByRole('banner'), { dataTransfer })).toBe(false);
}

test('files that are dropped are asked about one after the other, and go into the text with what they show', async () => {
  const { database, user } = await open();
  const area = await screen.findByLabelText<HTMLTextAreaElement>(field.label);
  drop(4);
  const shows = () => screen.findByLabelText(pictures.shows);
  const left = (count: number) =>
    screen.findByRole('dialog', { name: pictures.titleAndMore(count) });
  await left(3);
  await user.type(await shows(), 'First');
  database.fail('busy');
  await user.click(button(pictures.action));
  expect(await screen.findByText(desk.troubles.busy)).toBeVisible();
  expect(await shows()).toHaveValue('First');
  await user.click(button(desk.retry));
  await left(2);
  await user.click(button(pictures.leaveOut));
  await left(1);
  expect(button(pictures.leaveOutRest)).toBeVisible();
  // What is missing is said where it is missing.
  await shows();
  await user.click(button(pictures.action));
  expect(await shows()).toHaveFocus();
  expect(await shows()).toHaveAccessibleDescription(new RegExp(pictures.showsMissing));
  await user.type(await shows(), 'Third{Enter}');
  await screen.findByRole('dialog', { name: pictures.title });
  await user.click(button(desk.cancel));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(area.value).toMatch(/!\[First\]\(picture:\S+-8x6\)\n\n!\[Third\]\(picture:\S+-8x6\)/);
  expect(stored(database)).toHaveLength(5);
});
