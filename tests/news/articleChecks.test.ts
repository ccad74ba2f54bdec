import { checkArticle } from '../../src/news/articleChecks';
import type { ArticleToCheck } from '../../src/news/articleChecks';

const settings = {
  timeZone: 'America/Chicago',
  firstYear: 2002,
  ownEmail: 'us@example.org',
  now: Date.parse('2026-12-01T18:00:00Z'),
};
const good: ArticleToCheck = {
  title: 'Our robot',
  date: '2026-11-21T18:00:00Z',
  content:
    'It **drives**.\n\n## How *it*: `x` {#how}\n\nAsk us@example.org, see [us](/about), [how](#how-it-x) or ![it](https://x.org/a.png).',
};
const check = (change: Partial<ArticleToCheck>, more: object = {}) =>
  checkArticle({ ...good, ...change }, { ...settings, ...more });

test('an article that is shown as meant gives no finding', () => {
  expect(check({})).toEqual([]);
  expect(
    check({
      content:
        '`<b>` and `[a] (/b)`\n\n```\n#x ** <i> ![][y]\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n#1209 \\*\\*, [n][m]\n\n[m]: https://x.org\n',
    }),
  ).toEqual([]);
});

test.each<[string, Partial<ArticleToCheck>, string]>([
  ['no title', { title: ' ' }, 'titleMissing'],
  ['a long title', { title: 'x'.repeat(203) }, 'titleTooLong 3'],
  ['a lost sign', { title: 'Caf\uFFFD night' }, 'characterLost Caf\uFFFD'],
  ['no date', { date: '' }, 'dateMissing'],
  ['a skipped hour', { date: '2027-03-14T02:30' }, 'hourMissing March 14, 2027, 03:30 AM'],
  ['next year', { date: '2027-11-20T12:00' }, 'dateAhead November 20, 2027, 12:00 PM'],
  ['a wrong century', { date: '1926-11-20T12:00' }, 'dateEarly November 20, 1926, 12:00 PM'],
])('%s is found in title or date', (_, change, expected) => {
  const found = check(change).map(({ kind, found }) => (found ? `${kind} ${found}` : kind).trim());
  expect(found).toEqual([expected]);
});

test.each<[string, ...string[]]>([
  ['', 'textMissing'],
  ['x'.repeat(100_001), 'textTooLong', 'textPlain'],
  ['> '.repeat(50), 'textPlain'],
  [`News ${'of a word '.repeat(120)}`, 'textOnOneLine'],
  ['Intro. ## Heading Text', 'textOnOneLine'],
  ['A <mark>b</mark>', 'html <mark>'],
  ['A <!-- b --> c', 'comment <!-- b -->'],
  ['A ** b** c', 'marksShown'],
  ['##Heading', 'headingWithoutSpace'],
  ['Text\n| a | b |\n| 1 | 2 |', 'tableWithoutRule Text'],
  ['Text\n\n    indented', 'indented indented'],
  ['[call](tel:911)', 'linkRefused tel:911'],
  ['[a](https://)', 'linkWithoutAddress a'],
  ['[a]()', 'linkWithoutAddress a'],
  ['[a](file:///C:/x)', 'linkRefused file:///C:/x'],
  ['[a](www.x.org/a.pdf)', 'linkWithoutHttps www.x.org/a.pdf'],
  ['[a](bücher.example)', 'linkWithoutHttps bücher.example'],
  ['[a][b]\n\n[b]: x.org', 'linkWithoutHttps x.org'],
  ['[a](b@x.org)', 'linkWithoutHttps b@x.org', 'email b@x.org'],
  ['[a](meetingAgendas.md)', 'linkToFile meetingAgendas.md'],
  ['[a](docs/plan.pdf)', 'linkToFile docs/plan.pdf'],
  ['[a](about)', 'linkIncomplete about'],
  ['[a](#b)\n\n# C', 'linkToNoHeading #b'],
  ['[a] (https://x.org)', 'linkWithGap'],
  ['See [a][b]', 'linkWithoutTarget [a][b]'],
  ['![a](https://x.org/a b.png)', 'addressWithSpaces'],
  ['![a](data:image/png;base64,AA)', 'pictureInside'],
  ['![][b]\n\n[b]: <data:image/png;base64,AA>', 'pictureInside [b]: <data:image/png;base64,AA>'],
  ['![][b]', 'pictureWithoutTarget'],
  ['![a](http://x.org/a.png)', 'pictureWithoutHttps http://x.org/a.png'],
  ['![a](team.jpg)', 'pictureWithoutHttps team.jpg'],
  [
    '![a](https://drive.google.com/file/d/1/view)',
    'picturePage https://drive.google.com/file/d/1/view',
  ],
  ['![](https://x.org/a.png)', 'pictureUndescribed https://x.org/a.png'],
  ['Call (918) 555-0142 now', 'phone (918) 555-0142'],
  ['Write to ann@x.org', 'email ann@x.org'],
])('%j is found in the text', (content, ...expected) => {
  const found = check({ content }).map(({ kind, found }) =>
    content.includes(found) && content !== found ? `${kind} ${found}` : kind,
  );
  expect(found).toEqual(expected);
});

test.each([
  ['##Heading', '## Heading'],
  ['[a] (https://x.org)', '[a](https://x.org)'],
  ['[a](x.org)', '[a](https://x.org)'],
  ['[x.org][b]\n\n[b]: x.org', '[x.org][b]\n\n[b]: https://x.org'],
  ['![a](https://x.org/a b.png)', '![a](https://x.org/a%20b.png)'],
  ['![a](http://x.org/a.png)', '![a](https://x.org/a.png)'],
  ['Text\n\n    indented', 'Text\n\nindented'],
])('what can be mended by itself is: %j', (content, mended) => {
  const { start, end, fix } = check({ content })[0]!;
  expect(content.slice(0, start) + fix + content.slice(end)).toBe(mended);
  expect(check({ content: mended })).toEqual([]);
});

test.each<[string, string?, string?]>([
  ['Score: **3**\nRank: 5 \nEnd', 'breakLost', 'Score: **3**  \nRank: 5  \nEnd'],
  ['> a\n> b', 'breakLost', '> a  \n> b'],
  ['![a](https://x.org/a.png)\nBelow'],
  ['a  \nb\\\nc\n\n| d | e |\n|---|---|\n| f | g |\n\n- h\n- i'],
  ['## Sample\n\nText *Cell*', 'sampleLeft', undefined],
  ['- Sample\n\nA Sample', 'sampleLeft', undefined],
  ['| Cell | x |\n|---|---|\n| b | c |', 'sampleLeft', undefined],
])('in a text that is typed in the desk, %j gives what is meant', (...[content, kind, mended]) => {
  const [first] = check({ content }, { typed: { samples: ['Sample', 'Cell'] } });
  expect(first?.kind).toBe(kind);
  const { start, end, fix } = first ?? { start: 0, end: 0 };
  if (mended) expect(content.slice(0, start) + fix + content.slice(end)).toBe(mended);
  expect(check({ content })).toEqual([]);
});

test('a finding has its line, and an error is told from a hint', () => {
  expect(check({ content: 'A\n\n[b](c.md)\n\n![](https://x.org/a.png)' })).toMatchObject([
    { kind: 'linkToFile', isError: true, part: 'content', line: 3, start: 3, end: 12 },
    { kind: 'pictureUndescribed', isError: false, part: 'content', line: 5 },
  ]);
});
