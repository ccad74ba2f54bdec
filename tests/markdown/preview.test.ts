import { START_LENGTH, startOf } from '../../src/markdown/glance';
import { MAX_PREVIEW_LENGTH, previewWords } from '../../src/markdown/preview';
import { renderPreview } from '../../src/markdown/renderMarkdown';

test.each([
  ['one\ntwo\nthree\nfour', '<p>one\ntwo\nthree...</p>'],
  ['One.\nTwo.\nThree.\nFour.', '<p>One.\nTwo.\nThree...</p>'],
  ['one\ntwo\n`three` is\nfour', '<p>one\ntwo\n<code>three</code> is...</p>'],
  [
    '2 * 3\nsnake_case\n\\*x `a*b` 5*4\nfour',
    '<p>2 * 3\nsnake_case\n*x <code>a*b</code> 5*4...</p>',
  ],
  ['one', '<p>one</p>'],
  ['one\ntwo\nthree', '<p>one\ntwo\nthree</p>'],
  ['\n\none\ntwo\nthree\n\n', '<p>one\ntwo\nthree</p>'],
  ['***One***\ntwo', '<p><em><strong>One</strong></em>\ntwo</p>'],
  ['```\nnpm ci\n```', '<pre><code>npm ci\n</code></pre>'],
  ['', ''],
  ['  \n\n', ''],
])('a preview is the first three lines, and shows whether there are more: %j', (content, html) => {
  expect(renderPreview(content)).toBe(html);
});

test.each([
  [
    'one\ntwo **bold\nand bold** again\nfour',
    '<p>one\ntwo <strong>bold\nand bold</strong> again...</p>',
  ],
  ['one\ntwo\nthree **bold\nand bold**', '<p>one\ntwo\nthree...</p>'],
  ['one\ntwo\n*three **bold\nand bold***', '<p>one\ntwo...</p>'],
  ['one\ntwo\n~~three `code\nx`~~', '<p>one\ntwo...</p>'],
  ['one\ntwo\nsee [our\nform](https://example.org/)', '<p>one\ntwo\nsee...</p>'],
  ['**one\ntwo\nthree *four\nfive* six**', '<p>one\ntwo\nthree four...</p>'],
  ['one\n\n- \ntwo', '<p>one...</p>'],
  ['one\n\n| Day | Time |\n| --- | --- |', '<p>one...</p>'],
])(
  'no mark is open where it is cut; where that leaves nothing, there are no marks: %j',
  (content, html) => {
    expect(renderPreview(content)).toBe(html);
  },
);

test.each([
  [
    'One.\n\n![Us](picture:20271009-k3f9-600x400)\n\n![b](https://example.org/b.jpg)',
    '<p>One...</p>',
  ],
  ['---\n\n***\n\nOne', '<p>One</p>'],
  ['![](https://example.org/a.jpg)\n\n* * *\n![ ](b.jpg) ![](c.jpg)\n\nOne', '<p>One</p>'],
  ['1. \n-\n\nOne\ntwo\nthree\nfour', '<p>One\ntwo\nthree...</p>'],
  ['Text\n\n---\nmore', '<p>Text...</p>'],
  ['![A robot](https://example.org/a.jpg)\n\n![](https://example.org/b.jpg)', '<p>A robot</p>'],
  ['![Us](picture:20271009-k3f9-600x400)\n\nText', '<p>Text</p>'],
])(
  'rules, pictures beside words and empty items are not shown and do not count: %j',
  (content, html) => {
    expect(renderPreview(content)).toBe(html);
  },
);

test('one endless line is cut before it is parsed', () => {
  const endless = 'x'.repeat(1_000_000);
  expect(renderPreview(endless)).toBe(`<p>${'x'.repeat(MAX_PREVIEW_LENGTH)}...</p>`);
});

test.each([
  'one\ntwo\nthree\nfour\nfive',
  'x'.repeat(5000),
  `one\n\n${'x'.repeat(START_LENGTH)}`,
  `${'[form](https://example.org/'.padStart(MAX_PREVIEW_LENGTH - 1, 'word ')}🐝 and more`,
  `${'x'.repeat(START_LENGTH)}   and more`,
  `${'![](https://example.org/a.jpg)\n\n'.repeat(30)}${'word '.repeat(100)}`,
  `${'x'.repeat(START_LENGTH - 1)}🐝${'x'.repeat(50)}`,
])('what a list carries for an article gives the same preview as the article: %#', (content) => {
  const start = startOf(content);
  expect(start.length).toBeLessThanOrEqual(START_LENGTH + 1);
  expect(startOf(start)).toBe(start);
  expect(renderPreview(start)).toBe(renderPreview(content));
});

test('the words of a preview are one line without marks', () => {
  const content = '# Kick&amp;off\n\n- [x] **done**\n- two\n- three';
  expect(previewWords(content)).toBe('Kick&off done...');
});
