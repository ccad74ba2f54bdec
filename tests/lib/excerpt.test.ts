import fc from 'fast-check';
import { excerpt } from '../../src/lib/excerpt';

test.each([
  ['We **won** with _Roomba_ at `home`.', 'We won with Roomba at home.'],
  ['A [link with *stress*](https://example.org) here', 'A link with stress here'],
  ['![A robot](https://example.org/a.jpg)\n\nAfter the picture', 'After the picture'],
  ['<https://example.org/a_b> is an address', 'https://example.org/a_b is an address'],
  ['\\*not stressed\\* and 5 * 3 = 15', '*not stressed* and 5 * 3 = 15'],
  ['The field is 8*16 m.', 'The field is 8*16 m.'],
  ['Say `git add *.ts` and ``a`b``', 'Say git add *.ts and a`b'],
  ['See https://x.org/a*b and *this*', 'See https://x.org/a*b and this'],
  ['**Strong, *stressed* too** ***both***', 'Strong, stressed too both'],
  ['*a **b*** and **un**done', 'a b and undone'],
  ['one ` alone, two * alone', 'one ` alone, two * alone'],
  ['a snake_case_name stays', 'a snake_case_name stays'],
  ['> A quote\n\n- [x] done\n- next\n\n1. first', 'A quote done next first'],
  ['# Title\n\nTitle\n=====\n\n* * *\nText', 'Title Text'],
  ['| a | b |\n| - | - |\n| 1 | 2 |\n\nAfter the table', 'After the table'],
  ['```js\ncode()\n```\nAfter the code', 'After the code'],
  ['[1]: https://example.org\nText  with\r\nspaces', 'Text with spaces'],
  ['<b>HTML</b> is text & stays', '<b>HTML</b> is text & stays'],
])('%j reads as %j', (markdown, words) => {
  expect(excerpt(markdown, 100)).toBe(words);
});

test('a long text ends after a word, with an ellipsis unless a sentence ends there', () => {
  expect(excerpt('one two, three four', 12)).toBe('one two…');
  expect(excerpt('One two. Three four', 12)).toBe('One two.');
  expect(excerpt('one two three', 13)).toBe('one two three');
  expect(excerpt('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
});

test('a text of only headings, pictures and code has an empty excerpt', () => {
  expect(excerpt('# Kickoff\n\n![](https://example.org/a.jpg)\n\n~~~\ncode', 100)).toBe('');
});

test('any text gives one line of whole characters, no longer than requested', () => {
  const markdown = fc.array(
    fc.oneof(
      fc.constantFrom('**', '_', '[', '](x)', '![', '`', '\n', '\\', '> ', '- ', '😀', ' ', '|'),
      fc.string({ unit: 'grapheme' }),
    ),
    { maxLength: 300 },
  );
  fc.assert(
    fc.property(markdown, (parts) => {
      const words = excerpt(parts.join(''), 155);
      expect(words.length).toBeLessThanOrEqual(155);
      expect(words).not.toMatch(/[\n\r]|\p{Cs}/u);
    }),
  );
});
