import { closestWord } from '../../../src/pipeline/content/closestWord';

test.each([
  ['contct', 'contact'],
  ['abuot', 'about'],
  ['newss', 'news'],
  ['homepage', 'home page'],
  ['', 'home'],
])('“%s” is closest to “%s”', (word, expected) => {
  expect(closestWord(word, ['about', 'contact', 'home page', 'home', 'news'])).toBe(expected);
});

test('the first of equally close words wins', () => {
  expect(closestWord('bat', ['cat', 'hat'])).toBe('cat');
});

test('a character of two code units counts as one', () => {
  expect(closestWord('a😀', ['bc', 'a😁'])).toBe('a😁');
});

test('an empty list gives an empty word', () => {
  expect(closestWord('contct', [])).toBe('');
});
