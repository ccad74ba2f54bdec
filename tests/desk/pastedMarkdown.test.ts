/** @jest-environment jsdom */
import { pastedMarkdown } from '../../src/desk/pastedMarkdown';

test('numbers stay numbers, links that run scripts lose their target', () => {
  const html = '<ol><li>a</li><li>b</li></ol><p><a href="javascript:alert(1)">c</a></p>';
  expect(pastedMarkdown(html).markdown).toBe('1. a\n2. b\n\nc');
});

test.each([
  ['what has no form is left to the browser', '<span style="color:#000">Words</span>', undefined],
  ['a break stays one', '<p>Score: 3<br>Rank: 5<br></p><p>End</p>', 'Score: 3  \nRank: 5\n\nEnd'],
  ['two breaks begin a paragraph', '<div>One<br><br>Two</div>', 'One\n\nTwo'],
  ['a heading has no break', '<h2>Our<br>robot</h2>', '## Our robot'],
  [
    'no escape without need',
    '<p>1. list_item, 5 * 3</p><b>-2</b>',
    '1\\. list_item, 5 * 3\n\n**-2**',
  ],
  [
    'an escape where it is needed',
    '<p>*a*, b_c [d](e)</p><hr><i>f</i>',
    '\\*a*, b_c \\[d](e)\n\n* * *\n\n*f*',
  ],
])('%s', (_, html, markdown) => {
  expect(pastedMarkdown(html).markdown).toBe(markdown);
});

test('pictures are left out and counted', () => {
  const html = '<img src="https://x.org/a.png"><p>a</p><p>b<img src="file:///C:/c.png"></p>';
  expect(pastedMarkdown(html)).toEqual({ markdown: 'a\n\nb', lostPictures: 2 });
  expect(pastedMarkdown('<img src="https://x.org/a.png">')).toEqual({ lostPictures: 1 });
});
