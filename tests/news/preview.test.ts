import { MAX_PREVIEW_LENGTH, cutToPreview, previewOf } from '../../src/news/preview';

test('a preview is the first three lines, and shows that there are more', () => {
  expect(previewOf('one\ntwo\nthree\nfour')).toBe('one\ntwo\nthree...');
});

test('a full stop does not become a fourth dot', () => {
  expect(previewOf('One.\nTwo.\nThree.\nFour.')).toBe('One.\nTwo.\nThree...');
});

test.each(['one', 'one\ntwo\nthree'])('a text that fits is shown whole: %j', (content) => {
  expect(previewOf(content)).toBe(content);
});

test.each(['', '  \n\n'])('an empty text has an empty preview: %j', (content) => {
  expect(previewOf(content)).toBe('');
});

test('line ends of all systems work, and blank lines around the text do not count', () => {
  expect(previewOf('\r\n\r\none\r\ntwo\rthree\r\n\r\n')).toBe('one\ntwo\nthree');
});

test('one endless line is cut before it is parsed', () => {
  expect(previewOf('x'.repeat(1_000_000))).toBe(`${'x'.repeat(MAX_PREVIEW_LENGTH)}...`);
});

test.each([
  '',
  'one',
  'one\ntwo\nthree\nfour\nfive',
  'x'.repeat(5000),
  '\n\none\n\ntwo\n\nthree',
  `one\n\n${'x'.repeat(MAX_PREVIEW_LENGTH)}`,
  'One.\nTwo.\nThree.\nFour.',
])('what a page carries for an article gives the same preview as the article: %#', (content) => {
  expect(previewOf(cutToPreview(content))).toBe(previewOf(content));
});
