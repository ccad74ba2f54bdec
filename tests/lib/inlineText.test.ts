import { parseInline, withoutMarks } from '../../src/lib/inlineText';

test('a sentence without marks is one piece of text', () => {
  expect(parseInline('We meet on Mondays.')).toEqual([
    { kind: 'text', text: 'We meet on Mondays.' },
  ]);
});

test('an empty sentence has no parts', () => {
  expect(parseInline('')).toEqual([]);
});

test('emphasis and links are recognized, in order', () => {
  expect(parseInline('Part of *FIRST*®, see [our story](/about).')).toEqual([
    { kind: 'text', text: 'Part of ' },
    { kind: 'emphasis', text: 'FIRST' },
    { kind: 'text', text: '®, see ' },
    {
      kind: 'link',
      text: 'our story',
      to: '/about',
      label: [{ kind: 'text', text: 'our story' }],
    },
    { kind: 'text', text: '.' },
  ]);
});

test('the words of a link may carry emphasis', () => {
  expect(parseInline('[*FIRST*®](https://www.firstinspires.org)')).toEqual([
    {
      kind: 'link',
      text: 'FIRST®',
      to: 'https://www.firstinspires.org',
      label: [
        { kind: 'emphasis', text: 'FIRST' },
        { kind: 'text', text: '®' },
      ],
    },
  ]);
});

test('a backslash turns a mark into a plain character', () => {
  expect(parseInline(String.raw`5 \* 3, \[sic\], a \\ and *a \* b*`)).toEqual([
    { kind: 'text', text: String.raw`5 * 3, [sic], a \ and ` },
    { kind: 'emphasis', text: 'a * b' },
  ]);
});

test('plain text drops the marks and keeps the words', () => {
  expect(withoutMarks('Part of [*FIRST*®](https://www.firstinspires.org), *since* 2003')).toBe(
    'Part of FIRST®, since 2003',
  );
});

test('a broken mark loses no words: the sentence stays readable', () => {
  expect(withoutMarks('an *open emphasis and [no address]')).toBe(
    'an *open emphasis and [no address]',
  );
});
