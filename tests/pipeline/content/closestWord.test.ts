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

test('of words as close as each other the first is taken', () => {
  expect(closestWord('bat', ['cat', 'hat'])).toBe('cat');
});

test('a sign of two parts counts as one', () => {
  expect(closestWord('a😀', ['bc', 'a😁'])).toBe('a😁');
});

test('an empty list has nothing to offer', () => {
  expect(closestWord('contct', [])).toBe('');
});
