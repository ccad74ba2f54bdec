/** @jest-environment jsdom */
import { PART_LENGTH, plainTree, textParts } from '../../src/markdown/plainText';
import { writeHtml } from '../../src/markdown/renderMarkdown';

const renderPlain = (text: string) => writeHtml(plainTree(text));

test('plain text keeps its lines and blank lines, whatever ends them, and escapes everything', () => {
  expect(renderPlain('a <b>\r\nc & "d"\r\re')).toBe(
    '<p data-part="">a &lt;b&gt;\nc &amp; &quot;d&quot;\n\ne</p>',
  );
});

test('a long plain text comes in a few parts, and nothing of it is lost', () => {
  const body = document.createElement('div');
  body.innerHTML = renderPlain('a\n\n'.repeat(1000));
  expect(body.querySelectorAll('*')).toHaveLength(body.querySelectorAll('p[data-part]').length);
  expect(body.childElementCount).toBeLessThan(10);
  expect(body.textContent.match(/a/g)).toHaveLength(1000);
});

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
