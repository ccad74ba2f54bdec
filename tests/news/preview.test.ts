import { MAX_PREVIEW_LENGTH, cutToPreview, previewOf } from '../../src/news/preview';

test('a preview is the first three lines, and shows that there are more', () => {
  expect(previewOf('one\ntwo\nthree\nfour')).toBe('one\ntwo\nthree...');
});

test('words that begin with code are words', () => {
  expect(previewOf('one\ntwo\n`three` is\nfour')).toBe('one\ntwo\n`three` is...');
});

test.each([
  ['one\ntwo **bold\nand bold** again\nfour\nfive', 'one\ntwo **bold\nand bold** again...'],
  ['one\ntwo\nthree **bold\nand bold**', 'one\ntwo\nthree **bold**...'],
  ['one\ntwo\n*three **bold\nand bold***', 'one\ntwo\n*three **bold***...'],
  ['one\ntwo\n~~three `code\nx`~~', 'one\ntwo\n~~three `code`~~...'],
  ['one\ntwo\nthree **\nfour**', 'one\ntwo\nthree...'],
  ['one\n\n- \ntwo', 'one...'],
  ['one\n\n| Day | Time |\n| --- | --- |', 'one...'],
  ['one\n- \n\ntwo', 'one...'],
  ['2 * 3\nsnake_case\n\\*x `a*b` 5*4\nfour', '2 * 3\nsnake_case\n\\*x `a*b` 5*4...'],
])('a mark that the cut goes through is closed: %j', (content, preview) => {
  expect(previewOf(content)).toBe(preview);
  expect(previewOf(cutToPreview(content))).toBe(preview);
});

test('a picture after words, of which a preview shows nothing, does not part the dots from them', () => {
  const content = 'One.\n\n![Us](picture:20271009-k3f9-600x400)\n\n![b](https://example.org/b.jpg)';
  expect(previewOf(content)).toBe('One...');
  expect(previewOf(cutToPreview(content))).toBe('One...');
  expect(previewOf('![Us](a.jpg)\nOne\n![Us](b.jpg)')).toBe('![Us](a.jpg)\nOne\n![Us](b.jpg)');
});

test('a full stop does not become a fourth dot', () => {
  expect(previewOf('One.\nTwo.\nThree.\nFour.')).toBe('One.\nTwo.\nThree...');
});

test.each([
  ['a table', '| Day | Time |\n| --- | --- |\n| Monday | 3:40 |\nmore'],
  ['the beginning of code', 'Do this:\n\n```sh\nnpm ci\n```'],
  ['the end of code', '```\nnpm ci\n```\nmore'],
  ['the address of a link', 'See [this][r].\n\n[r]: https://example.org\nmore'],
  ['a rule', 'Text\n\n---\nmore'],
])('dots do not become part of %s', (_, content) => {
  const lines = content.split('\n').slice(0, 3).join('\n');
  expect(previewOf(content)).toBe(`${lines}\n\n...`);
  expect(previewOf(cutToPreview(content))).toBe(previewOf(content));
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

test.each([
  '---\n\n***\n\n',
  '![](https://example.org/a.jpg)\n\n* * *\r\n![ ](b.jpg) ![](c.jpg)\n',
  '1. \n-\n\n',
])(
  'rules, pictures without words and empty items at the top of the text do not count: %j',
  (top) => {
    expect(previewOf(`${top}One\ntwo\nthree\nfour`)).toBe('One\ntwo\nthree...');
    expect(previewOf(cutToPreview(`${top}One\ntwo\nthree\nfour`))).toBe('One\ntwo\nthree...');
  },
);

test.each(['***One***\ntwo', '* one\n* two', '![A robot](a.jpg)\n\nText', '```\nnpm ci\n```'])(
  'words, with marks or in a picture, and code at the top of the text count: %j',
  (content) => {
    expect(previewOf(content)).toBe(content);
  },
);

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
  '---\n    npm ci\n    npm start\n    npm test\nThen open the page.',
  `${'[form](https://example.org/'.padStart(MAX_PREVIEW_LENGTH - 1, 'word ')}🐝 and more`,
  `${'x'.repeat(MAX_PREVIEW_LENGTH)}   and more`,
  `one\ntwo\n${'x'.repeat(MAX_PREVIEW_LENGTH - 9)}\nfour`,
  `one\r\ntwo\r\n${'x'.repeat(MAX_PREVIEW_LENGTH)}`,
])('what a page carries for an article gives the same preview as the article: %#', (content) => {
  expect(previewOf(cutToPreview(content))).toBe(previewOf(content));
});

test.each(['[sign-up form](https://docs.example.org/', '[sign-up fo', '![A robot](', '[form]'])(
  'a cut that goes through %s leaves the text before it',
  (unfinished) => {
    const words = 'word '.repeat((MAX_PREVIEW_LENGTH - unfinished.length) / 5);
    const start = words.padEnd(MAX_PREVIEW_LENGTH - unfinished.length, 'd') + unfinished;
    const content = `${start}${'x'.repeat(100)}`;
    const expected = `${start.slice(0, -unfinished.length).trimEnd()}...`;
    expect(previewOf(content)).toBe(expected);
    expect(previewOf(cutToPreview(content))).toBe(expected);
  },
);

test('a cut at the end of a line leaves what stands in brackets there', () => {
  const line = '[2024]'.padStart(MAX_PREVIEW_LENGTH, 'word ');
  const content = `${line}\nmore`;
  expect(previewOf(content)).toBe(`${line}...`);
  expect(previewOf(cutToPreview(content))).toBe(`${line}...`);
});

test('a cut after a whole link leaves the link', () => {
  const link = '[form](https://example.org) ';
  const content = link.padEnd(MAX_PREVIEW_LENGTH + 100, 'word ');
  expect(previewOf(content)).toContain(link);
});
