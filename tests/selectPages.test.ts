import { selectPages } from './browser/selectPages';

const pages = ['/', '/about', '/news', '/news/:id'].map((name) => ({ name }));
const namesFor = (...words: string[]) => selectPages(words, pages).map(({ name }) => name);

test('words choose the pages with one of them in the address, and no words choose all', () => {
  expect(namesFor('about', 'news')).toEqual(['/about', '/news', '/news/:id']);
  expect(namesFor()).toEqual(['/', '/about', '/news', '/news/:id']);
});

test('a word that no page has is refused, even beside one that fits', () => {
  expect(() => namesFor('about', 'abuot')).toThrow(
    'No page\'s address contains "abuot". There are /, /about, /news, /news/:id.',
  );
});
