/** @jest-environment jsdom */
import { renderMarkdown } from '../../src/markdown/renderMarkdown';
import { localDatabase } from '../../src/news/databaseSettings';
import { showStoredPicture } from '../../src/news/showStoredPicture';

let made = 0;

/** Shows a picture of an article that the build has not got, when the database answers so. */
async function show(
  answer: object | Error,
  id = `20271009-${String(made++).padStart(4, '0')}-9x6`,
) {
  const asked = jest.fn(async () => {
    if (answer instanceof Error) throw answer;
    return { json: async () => answer } as Response;
  });
  globalThis.fetch = asked;
  document.body.innerHTML = renderMarkdown(`![The robot](picture:${id})`, '');
  const image = document.querySelector('img')!;
  await showStoredPicture(image, localDatabase);
  return { image, asked, id };
}

const document9x6 = (type: string) => ({
  fields: { type: { stringValue: type }, bytes: { bytesValue: 'AAAA' } },
});

test('a picture that is newer than the build comes from the database, which is asked once', async () => {
  const { image, asked, id } = await show(document9x6('image/webp'));
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(`/documents/Pictures/${id}$`));
  expect(image.src).toBe('data:image/webp;base64,AAAA');
  expect([image.width, image.height]).toEqual([9, 6]);
  expect(document.querySelector('source')).toBeNull();
  expect((await show(document9x6('image/webp'), id)).asked).not.toHaveBeenCalled();
});

test.each([
  ['is not there', { error: { code: 404 } }],
  ['may not be read', { error: { code: 403 } }],
  ['is of a type that pictures do not have', document9x6('text/html')],
  ['cannot be asked for', new TypeError('Failed to fetch')],
])('of a picture that %s, the words stay', async (_, answer) => {
  await show(answer);
  expect(document.querySelector('picture')).toBeNull();
  expect(document.body.textContent).toContain('The robot');
});

test.each([
  ['until it is there', document9x6('image/webp'), true],
  ['for good where it is nowhere', { error: { code: 404 } }, false],
])('a picture without words, as on a card, is hidden %s', async (_, answer, isThere) => {
  globalThis.fetch = async () => ({ json: async () => answer }) as Response;
  const image = new Image();
  image.dataset.picture = `20271009-card-${isThere ? 9 : 8}x6`;
  const shown = showStoredPicture(image, localDatabase);
  document.body.replaceChildren(image);
  expect(image).not.toBeVisible();
  await shown;
  if (isThere) expect(image).toBeVisible();
  else expect(image).not.toBeVisible();
});

test('what claims to be a picture and is none is replaced with its words, and without a connection the next asks again', async () => {
  const { image, id } = await show(document9x6('image/jpeg'));
  await showStoredPicture(image, localDatabase);
  expect(document.body.textContent).toContain('The robot');
  const lost = await show(new TypeError('Failed to fetch'));
  expect((await show(document9x6('image/webp'), lost.id)).image.src).toContain('data:');
  expect(id).not.toBe(lost.id);
});
