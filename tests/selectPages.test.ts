import { selectPages } from './browser/selectPages';

const pages = ['/', '/about', '/news', '/news/:id'].map((name) => ({ name }));
const namesFor = (...words: string[]) => selectPages(words, pages).map(({ name }) => name);

test('words select the pages whose address contains one of them, and no words select all', () => {
  expect(namesFor('about', 'news')).toEqual(['/about', '/news', '/news/:id']);
  expect(namesFor('home')).toEqual(['/']);
  expect(namesFor()).toEqual(['/', '/about', '/news', '/news/:id']);
});

test('a word that matches no page is rejected, even beside one that does', () => {
  expect(() => namesFor('about', 'abuot')).toThrow(
    'No page\'s address contains "abuot". There are home, /about, /news, /news/:id.',
  );
});
