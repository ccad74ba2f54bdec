import { WORDS_PER_MINUTE, readingMinutes } from '../../src/news/readingMinutes';

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
  const linked = `[${words(WORDS_PER_MINUTE)}](https://example.org/${words(WORDS_PER_MINUTE)})`;
  expect(readingMinutes(linked)).toBe(1);
  expect(readingMinutes('- **_~~`'.repeat(1000))).toBe(1);
});

test('words of any script count, and those with an apostrophe or a hyphen once', () => {
  expect(readingMinutes('équipe '.repeat(WORDS_PER_MINUTE * 2))).toBe(2);
  expect(readingMinutes("team's half-time ".repeat(WORDS_PER_MINUTE))).toBe(2);
});

test('an address that contains brackets does not count either', () => {
  const address = `https://en.wikipedia.org/wiki/Hornet_(${'x-'.repeat(10)})`;
  expect(readingMinutes(`[Hornet](${address}) `.repeat(WORDS_PER_MINUTE * 2))).toBe(2);
});

test('unclosed links do not slow the estimate down', () => {
  // Read from each of them to the end of the text, these would take minutes.
  expect(readingMinutes(']('.repeat(500_000))).toBe(1);
});
