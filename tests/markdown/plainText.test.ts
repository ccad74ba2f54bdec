/** @jest-environment jsdom */
import { MAX_PARAGRAPHS, PART_LENGTH, plainTree, textParts } from '../../src/markdown/plainText';
import { writeHtml } from '../../src/markdown/renderMarkdown';

const renderPlain = (text: string) => writeHtml(plainTree(text));

/** Returns the elements that a browser makes of a text. */
function render(text: string): HTMLElement {
  const body = document.createElement('div');
  body.innerHTML = renderPlain(text);
  return body;
}

test('plain text keeps its paragraphs and lines and escapes everything', () => {
  expect(renderPlain('a <b>\r\nc & "d"\n\n\n\ne')).toBe(
    '<p>a &lt;b&gt;<br />\nc &amp; &quot;d&quot;</p>\n<p>e</p>',
  );
});

test('plain text has a paragraph for each blank line, one of spaces included, whatever ends its lines', () => {
  expect(renderPlain('a\n \t\nb\r\n  \r\nc\r\rd\re')).toBe(
    '<p>a</p>\n<p>b</p>\n<p>c</p>\n<p>d<br />\ne</p>',
  );
});

test('the paragraphs of a long plain text are marked, and stay as they are', () => {
  const paragraph = 'word '.repeat(100).trim();
  const body = render(`${paragraph}\n\n`.repeat(100));
  const parts = Array.from(body.children);
  expect(parts.filter((part) => !part.matches('p[data-part=""]'))).toEqual([]);
  expect(parts.map(({ textContent }) => textContent)).toEqual(Array(100).fill(paragraph));
});

test('a long paragraph of a plain text is cut into parts of its own, and nothing of it is lost', () => {
  const text = 'word '.repeat(1000).trim();
  const body = render(`${text}\n\nLast.`);
  const parts = Array.from(body.children);
  const [first, ...rest] = parts.slice(0, -1);
  expect(first).toMatchObject({ dataset: { part: '' } });
  expect(rest.length).toBeGreaterThan(3);
  expect(rest.filter((part) => !part.matches('p[data-part="more"]'))).toEqual([]);
  expect([first, ...rest].map((part) => part!.textContent).join('')).toBe(text);
  expect(parts.at(-1)).toMatchObject({ dataset: { part: '' }, textContent: 'Last.' });
});

test('a plain text of too many paragraphs has several in one part, whose blank lines are kept', () => {
  const body = render('a\n\n'.repeat(MAX_PARAGRAPHS + 1));
  expect(body.querySelectorAll('*').length).toBeLessThan(10);
  expect(body.textContent.match(/a/g)).toHaveLength(MAX_PARAGRAPHS + 1);
  // In the styles of a part, a line end at its end draws no line.
  expect(body.textContent.replaceAll('\n\n\n', '\n\n')).toMatch(/^(a\n\n)+a$/);
});

test('a long plain text has no element for a line end', () => {
  const body = render('a\n'.repeat(5000));
  expect(body.querySelectorAll('br')).toHaveLength(0);
  expect(body.firstElementChild!.textContent).toMatch(/^a\na\na/);
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
