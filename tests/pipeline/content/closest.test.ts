import { closest } from '../../../src/pipeline/content/closest';

test.each([
  ['contct', 'contact'],
  ['abuot', 'about'],
  ['newss', 'news'],
  ['homepage', 'home page'],
  ['', 'home'],
])('“%s” is closest to “%s”', (word, expected) => {
  expect(closest(word, ['about', 'contact', 'home page', 'home', 'news'])).toBe(expected);
});

test('of words as close as each other the first is taken', () => {
  expect(closest('bat', ['cat', 'hat'])).toBe('cat');
});

test('a sign of two parts counts as one', () => {
  expect(closest('a😀', ['bc', 'a😁'])).toBe('a😁');
});

test('an empty list has nothing to offer', () => {
  expect(closest('contct', [])).toBe('');
});
