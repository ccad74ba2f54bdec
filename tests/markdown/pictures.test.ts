/** @jest-environment jsdom */
import { renderMarkdown } from '../../src/markdown/renderMarkdown';
import { readPictureId } from '../../src/lib/storedPicture';
import { pictureIdsIn } from '../../src/markdown/glance';

const ID = '20271009-k3f9-1600x1067';
const render = (markdown: string) => {
  const body = document.createElement('div');
  body.innerHTML = renderMarkdown(markdown, 'A table');
  return body;
};

test('a picture that the team keeps has its room, its words and its files from its id alone', () => {
  const body = render(`![Our "robot"](picture:${ID})`);
  const image = body.querySelector('img')!;
  expect(image).toMatchObject({ width: 1600, height: 1067, alt: 'Our "robot"' });
  expect(image.getAttribute('src')).toBe(`/pictures/news/${ID}-1600.jpg`);
  const sets = Array.from(body.querySelectorAll('source'), ({ type, srcset }) => [type, srcset]);
  expect(sets.map(([type]) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sets[0]![1]).toBe(
    [480, 960, 1600].map((wide) => `/pictures/news/${ID}-${wide}.avif ${wide}w`).join(', '),
  );
});

test.each([
  ['another scheme', '![Words](javascript:alert(1))', 'Words'],
  ['an id of another form', '![Words](picture:robot)', 'Words'],
  ['a link to it', `[Words](picture:${ID})`, 'Words'],
  ['code', `\`![x](picture:${ID})\``, `![x](picture:${ID})`],
  ['its address alone', `see picture:${ID}`, `see picture:${ID}`],
  ['half of one', `](picture:${ID})`, `](picture:${ID})`],
])('%s is no picture', (_, markdown, shown) => {
  const body = render(markdown);
  expect(body.querySelector('img, a')).toBeNull();
  expect(body.textContent.trim()).toBe(shown);
});

test('the pictures of an article are found in its order, each once', () => {
  const other = '20271010-abcd-9x12';
  const text = `![b](picture:${other}) ![a](picture:${ID} "A title") ![b](picture:${other})`;
  expect(pictureIdsIn(text)).toEqual([other, ID]);
  expect(pictureIdsIn('![a](https://example.org/a.jpg)')).toEqual([]);
  expect(readPictureId(`${ID}x`)).toBeUndefined();
});
