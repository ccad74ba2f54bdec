import { insertPicture, tools } from '../../src/desk/tools';

type Tool = keyof typeof tools;

/** What a tool makes of a text, in which [ and ] stand at the ends of what is selected. */
function use(tool: Tool, marked: string): string {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  const value = marked.replace(/[⟦⟧]/g, '');
  const { from, to, insert, select } = tools[tool]({ value, start, end });
  const after = value.slice(0, from) + insert + value.slice(to);
  const [first, last] = select;
  return `${after.slice(0, first)}⟦${after.slice(first, last)}⟧${after.slice(last)}`;
}

test.each<[Tool, string, string]>([
  ['bold', 'a ⟦word ⟧b', 'a **⟦word⟧** b'],
  ['bold', 'a **⟦word⟧** b', 'a ⟦word⟧ b'],
  ['italic', 'a **⟦word⟧** b', 'a ***⟦word⟧*** b'],
  ['italic', '⟦⟧', '*⟦words⟧*'],
  ['heading', 'one\n⟦⟧two\nthree', 'one\n\n⟦## two⟧\n\nthree'],
  ['heading', '⟦## two⟧', '⟦two⟧'],
  ['heading', '⟦⟧', '## ⟦Heading⟧'],
  ['list', '⟦one\n\n1. two⟧', '⟦- one\n\n- two⟧'],
  ['numbers', '⟦- one\n- two⟧', '⟦1. one\n2. two⟧'],
  ['quote', 'a\n\n⟦b⟧', 'a\n\n⟦> b⟧'],
  ['link', 'see ⟦this⟧', 'see [this](⟦https://⟧)'],
  ['link', '⟦https://example.org⟧', '[⟦words⟧](https://example.org)'],
  ['table', 'a⟦⟧b', 'ab\n\n| ⟦Column⟧ | Column |\n| --- | --- |\n| Cell | Cell |'],
])('%s makes of %j: %j', (tool, before, after) => {
  expect(use(tool, before)).toBe(after);
});

test('a picture becomes a block of its own after the line of the cursor, its words without brackets', () => {
  const id = '20271009-k3f9-9x6';
  const edit = insertPicture({ value: 'One\nTwo', start: 1, end: 1 }, id, 'Us [all]\nthere');
  expect(edit).toMatchObject({ from: 3, to: 3 });
  expect(edit.insert).toBe(`\n\n![Us all there](picture:${id})\n`);
});
