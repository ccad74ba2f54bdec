import fc from 'fast-check';
import { excerpt, truncate } from '../../src/lib/excerpt';

test.each([
  ['We **won** with _Roomba_ at `home`.', 'We won with Roomba at home.'],
  ['A [link with *stress*](https://example.org) here', 'A link with stress here'],
  ['![A robot](https://example.org/a.jpg)\n\nAfter the picture', 'After the picture'],
  ['[![A robot](https://example.org/a.jpg)](https://example.org) and words', 'and words'],
  ['[Team X](https://example.org/X_(robot)) and [more](b)', 'Team X and more'],
  [
    'See [the list][1], ![a robot][2] and [sic]\n\n[1]: https://example.org',
    'See the list, and [sic]',
  ],
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
  ['# Title\n\nTitle\n=====\n\n* * *\nText', 'Text'],
  ['**2026**\r\n-\r\nText\r\n\r\nA heading of\r\ntwo lines\r\n---', 'Text'],
  ['- An item\n---\n> A quote\n---\n\nText\n\n---', 'An item A quote Text'],
  ['First:\n```yaml\n---\ntitle: A\n---\n```\nThen', 'First: Then'],
  [
    'We are **finalists of the\nOklahoma *Regional*** again',
    'We are finalists of the Oklahoma Regional again',
  ],
  ['One line\\\nand\\\r\nanother', 'One line and another'],
  ['8*16 and\n\n2*2, **over two\n\nparagraphs**', '8*16 and 2*2, **over two paragraphs**'],
  ['| a | b |\n| - | - |\n| 1 | 2 |\n\nAfter the table', 'After the table'],
  ['```js\ncode()\n```\nAfter the code', 'After the code'],
  ['[1]: https://example.org\nText  with\r\nspaces', 'Text with spaces'],
  ['Fish &amp; chips, 5&nbsp;&#36; &#42;now&#42;', 'Fish & chips, 5 $ *now*'],
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

/** How many characters of a text are looked at. */
const LOOKED_AT = 2000;

test.each([
  ['code', `Words:\n\n\`\`\`\n${'code '.repeat(LOOKED_AT)}`, 'Words:'],
  ['a table', `Words\n\n${'| a | b |\n'.repeat(LOOKED_AT)}`, 'Words'],
  ['nothing else', `\`\`\`\n${'code '.repeat(LOOKED_AT)}`, ''],
])('words before endless %s are not taken for cut', (_, markdown, words) => {
  expect(excerpt(markdown, 155)).toBe(words);
});

/** How many characters of prose are looked at after all else. */
const shortfall = fc.integer({ min: 0, max: 200 });

test('prose that begins after long code or a long picture is cut like any other', () => {
  const hidden = fc
    .tuple(fc.constantFrom('```\n#\n```\n', '![A robot](#)\n', 'A heading\n===#\n'), shortfall)
    .map(([block, missing]) => {
      const filler = block.includes('=') ? '=' : 'x';
      return block.replace('#', filler.repeat(LOOKED_AT - missing - block.length + 1));
    });
  const prose = fc
    .array(fc.constantFrom('Robots', 'drive', '😀', '🐝🐝🐝🐝', 'well.', 'and,', '1,209'), {
      minLength: 100,
    })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(hidden, prose, (start, words) => {
      const cut = excerpt(start + words, 155);
      expect(cut).not.toMatch(/\p{Cs}|\0/u);
      const whole = cut.replace(/…$/, '');
      expect(words.startsWith(whole)).toBe(true);
      if (cut === whole) expect(cut).toMatch(/^$|\.$/);
      else if (whole.includes(' ')) expect(words.slice(whole.length)).toMatch(/^[ ,]/);
    }),
  );
});

test.each([
  ['hornet', 4, 'horn'],
  ['hornet', 10, 'hornet'],
  ['ab🐝', 3, 'ab'],
  ['ab🐝', 4, 'ab🐝'],
  ['', 3, ''],
])('%s cut at %i is %s', (text, length, cut) => {
  expect(truncate(text, length)).toBe(cut);
});
