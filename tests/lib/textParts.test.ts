import { PART_LENGTH, textParts } from '../../src/lib/textParts';

test.each([
  ['nothing', ''],
  ['as much as one part holds', 'a'.repeat(PART_LENGTH)],
])('%s is one part', (_, text) => {
  expect(textParts(text)).toEqual([text]);
});

test.each([
  ['paragraphs', `${'word '.repeat(5)}\n`.repeat(5) + '\n', '\n\n'],
  ['lines', `${'word '.repeat(20)}\n`, '\n'],
  ['words', 'word ', ' '],
])('a text of %s is parted between them, and nothing of it is lost', (_, piece, seam) => {
  const text = piece.repeat((10 * PART_LENGTH) / piece.length);
  const parts = textParts(text);
  expect(parts.join('')).toBe(text);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.length).toBeLessThanOrEqual(20);
  expect(parts.every(({ length }) => length <= PART_LENGTH)).toBe(true);
  expect(parts.slice(0, -1).filter((part) => !part.endsWith(seam))).toEqual([]);
});

test('a text without any seam is parted between characters, never within one', () => {
  const text = `a${'🐝'.repeat(PART_LENGTH)}`;
  const parts = textParts(text);
  expect(parts.join('')).toBe(text);
  expect(parts.filter((part) => /^[\uDC00-\uDFFF]/.test(part))).toEqual([]);
});
