import fc from 'fast-check';
import { truncate } from '../../src/lib/truncate';
import { WORDS_PER_MINUTE, firstWords, readingMinutes } from '../../src/markdown/words';

test.each([
  ['We **won** with _Roomba_ at `home`.', 'We won with Roomba at home.'],
  ['A [link with *stress*](https://example.org) here', 'A link with stress here'],
  ['![A robot](https://example.org/a.jpg)\n\nAfter the picture', 'After the picture'],
  ['[![A robot](https://example.org/a.jpg)](https://example.org) and words', 'and words'],
  ['[Team X](https://example.org/X_(robot)) and [more](b)', 'Team X and more'],
  [
    'See [the list][1], ![a robot][1] and [sic]\n\n[1]: https://example.org',
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
  expect(firstWords(markdown, 100)).toBe(words);
});

test('a long text ends after a word, with an ellipsis unless a sentence ends there', () => {
  expect(firstWords('one two, three four', 12)).toBe('one two…');
  expect(firstWords('One two. Three four', 12)).toBe('One two.');
  expect(firstWords('one two three', 13)).toBe('one two three');
  expect(firstWords('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
});

test('a text of only headings, pictures and code has an empty excerpt', () => {
  expect(firstWords('# Kickoff\n\n![](https://example.org/a.jpg)\n\n~~~\ncode', 100)).toBe('');
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
      const words = firstWords(parts.join(''), 155);
      expect(words.length).toBeLessThanOrEqual(155);
      expect(words).not.toMatch(/[\n\r]|\p{Cs}/u);
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

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  ['', 1],
  [words(10), 1],
  [words(WORDS_PER_MINUTE * 3), 3],
  [words(WORDS_PER_MINUTE * 2.4), 2],
  [words(WORDS_PER_MINUTE * 2.6), 3],
])('a text takes as many minutes as its words do, at least one: %#', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

test('marks and the addresses of links and pictures do not count', () => {
  const linked = `[${words(WORDS_PER_MINUTE)}](https://example.org/${'word-'.repeat(WORDS_PER_MINUTE)})`;
  expect(readingMinutes(linked)).toBe(1);
  expect(readingMinutes('- **_~~`'.repeat(1000))).toBe(1);
});

test('words of any script count, and those with an apostrophe or a hyphen once', () => {
  expect(readingMinutes('équipe '.repeat(WORDS_PER_MINUTE * 2))).toBe(2);
  expect(readingMinutes("team's half-time ".repeat(WORDS_PER_MINUTE))).toBe(2);
});
