/** @jest-environment jsdom */
import fc from 'fast-check';
import { updateBlocks } from '../../src/lib/updateBlocks';

const element = document.createElement('div');
const outside = document.createElement('button');
document.body.append(element, outside);

const show = (...blocks: string[]) => blocks.map((block) => `<p>${block}</p>`).join('\n');
const blocks = () => Array.from(element.children, (block) => block.innerHTML);

test('whatever the two texts, the new one is shown', () => {
  const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 });
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      element.innerHTML = show(...before);
      updateBlocks(element, show(...after));
      expect(blocks()).toEqual(after);
    }),
  );
});

test.each([
  ['a later block changes', ['a', 'LINK', 'c'], ['a', 'LINK', 'changed']],
  ['an earlier block changes', ['a', 'LINK', 'c'], ['changed', 'LINK', 'c']],
  ['blocks around it change', ['a', 'LINK', 'c'], ['changed', 'LINK', 'changed', 'added']],
  ['a block above it is added', ['a', 'LINK'], ['a', 'added', 'LINK']],
  ['the blocks around it are removed', ['a', 'b', 'LINK', 'c'], ['LINK']],
])('a link keeps the focus when %s', (_change, before, after) => {
  const link = '<a href="/about">link</a>';
  const write = (texts: string[]) => show(...texts.map((text) => (text === 'LINK' ? link : text)));
  element.innerHTML = write(before);
  const focused = element.querySelector('a')!;
  focused.focus();
  updateBlocks(element, write(after));
  expect(focused).toHaveFocus();
  expect(element.innerHTML.replace(/\n/g, '')).toBe(write(after).replace(/\n/g, ''));
});

test('of several equal blocks, each keeps its place', () => {
  element.innerHTML = show('a', 'b', 'b', 'a');
  const [, first, second] = Array.from(element.children);
  updateBlocks(element, show('new', 'b', 'b', 'new'));
  expect(element.children[1]).toBe(first);
  expect(element.children[2]).toBe(second);
});

test('words that stand between blocks are shown as well', () => {
  element.innerHTML = show('a');
  updateBlocks(element, `&lt;b&gt;\n${show('a')}\nwords`);
  expect(element).toHaveTextContent('<b> a words', { normalizeWhitespace: true });
});
