import {
  insertLink,
  insertPicture,
  linkIn,
  nextItem,
  tools,
  wholeAddress,
} from '../../src/desk/tools';
import type { Edit, Selected } from '../../src/desk/tools';

type Tool = keyof typeof tools;

/** Reads a text in which ⟦ and ⟧ stand at the ends of what is selected. */
const read = (marked: string): Selected => ({
  value: marked.replace(/[⟦⟧]/g, ''),
  start: marked.indexOf('⟦'),
  end: marked.indexOf('⟧') - 1,
});

/** What an edit makes of a text. */
function edited(marked: string, edit: (selected: Selected) => Edit | undefined): string {
  const { value } = read(marked);
  const { from, to, insert, select } = edit(read(marked))!;
  const after = value.slice(0, from) + insert + value.slice(to);
  const [first, last] = select;
  return `${after.slice(0, first)}⟦${after.slice(first, last)}⟧${after.slice(last)}`;
}

test.each<[Tool, string, string]>([
  ['bold', 'a ⟦word ⟧b', 'a **⟦word⟧** b'],
  ['bold', 'a **⟦word⟧** b', 'a ⟦word⟧ b'],
  ['italic', 'a **⟦word⟧** b', 'a ***⟦word⟧*** b'],
  ['italic', '⟦⟧', '*⟦words to stress⟧*'],
  ['heading', 'one\n⟦⟧two\nthree', 'one\n\n⟦## two⟧\n\nthree'],
  ['heading', '⟦## two⟧', '⟦two⟧'],
  ['heading', '⟦⟧', '## ⟦Heading⟧'],
  ['list', '⟦one\n\n1. two⟧', '⟦- one\n\n- two⟧'],
  ['numbers', '⟦- one\n- two⟧', '⟦1. one\n2. two⟧'],
  ['quote', 'a\n\n⟦b⟧', 'a\n\n⟦> b⟧'],
  [
    'table',
    'a⟦⟧b',
    'ab\n\n| ⟦Column title⟧ | Column title |\n| --- | --- |\n| Cell text | Cell text |',
  ],
])('%s makes of %j: %j', (tool, before, after) => {
  expect(edited(before, tools[tool])).toBe(after);
});

test.each([
  ['- one⟦⟧', '- one\n- ⟦⟧'],
  ['  9. on⟦e⟧ x', '  9. on\n  10. ⟦⟧ x'],
  ['1) a\n- ⟦⟧', '1) a\n\n⟦⟧'],
  ['Text\n\n- ⟦⟧', 'Text\n\n⟦⟧'],
])('Enter in a list makes of %j: %j', (before, after) => {
  expect(edited(before, nextItem)).toBe(after);
});

test.each(['Score: 3⟦⟧', '⟦⟧- one', '-⟦⟧ one', '**one**⟦⟧'])(
  'Enter is left to the browser in %j',
  (text) => expect(nextItem(read(text))).toBeUndefined(),
);

test.each([
  ['see ⟦ this\n[one]⟧', { words: 'this one', address: '' }],
  ['⟦https://example.org/a⟧', { words: '', address: 'https://example.org/a' }],
  ['⟦[this](https://)⟧', { words: 'this', address: 'https://' }],
  ['⟦⟧', { words: '', address: '' }],
])('of a link, the selection says in %j: %j', (text, link) => {
  expect(linkIn(read(text))).toEqual(link);
});

test('a link stands in place of what is selected, without the space around it', () => {
  const link = { words: 'this', address: 'https://example.org' };
  expect(edited('see ⟦this ⟧now', (it) => insertLink(it, link))).toBe(
    'see [this](https://example.org)⟦⟧ now',
  );
});

test.each([
  ['https://example.org/a (b)', 'https://example.org/a%20%28b%29'],
  [' example.org ', 'https://example.org'],
  ['us@example.org', 'mailto:us@example.org'],
  ['/about', '/about'],
  ['#the-game', '#the-game'],
  ['https://', undefined],
  ['the rules', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('the whole address of %j is %j', (typed, address) => {
  expect(wholeAddress(typed)).toBe(address);
});

test('a picture becomes a block of its own after the line of the cursor, its words without brackets', () => {
  const id = '20271009-k3f9-9x6';
  expect(edited('O⟦⟧ne\nTwo', (it) => insertPicture(it, { id, shows: 'Us [all]\nthere' }))).toBe(
    `One\n\n![Us all there](picture:${id})\n⟦⟧\nTwo`,
  );
});
