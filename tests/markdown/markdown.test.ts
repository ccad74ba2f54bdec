/** @jest-environment jsdom */
import { renderMarkdown, renderPreview } from '../../src/markdown/renderMarkdown';
import { MAX_ADDRESSES, MAX_MARKDOWN_LENGTH } from '../../src/markdown/markdownLimits';

/** Returns the elements that a browser makes of an article. */
function render(markdown: string): HTMLElement {
  return parse(renderMarkdown(markdown, 'A table'));
}

function parse(html: string): HTMLElement {
  const body = document.createElement('div');
  body.innerHTML = html;
  return body;
}

const elementsOf = (body: HTMLElement) =>
  Array.from(body.querySelectorAll('*'), ({ localName }) => localName);

test('the Markdown of an editor becomes the matching elements', () => {
  const body = render('**bold** *italic* ~~gone~~ `code`\n\n- one\n- two\n\n> quote');
  expect(elementsOf(body)).toEqual(
    expect.arrayContaining(['strong', 'em', 'del', 'code', 'ul', 'li', 'blockquote']),
  );
});

test('headings start below the title of the page, without gaps, whatever level the editor began at', () => {
  expect(elementsOf(render('# One\n\n### Two\n\n# Three'))).toEqual(['h2', 'h3', 'h2']);
  expect(elementsOf(render('## One\n\n#### Two'))).toEqual(['h2', 'h3']);
});

test('a table can be scrolled by keyboard, under a name', () => {
  const region = render('| a | b |\n|---|---|\n| 1 | 2 |').firstElementChild;
  expect(region).toHaveAttribute('role', 'region');
  expect(region).toHaveAccessibleName('A table');
  expect(region).toHaveAttribute('tabindex', '0');
  expect(region?.querySelectorAll('td')).toHaveLength(2);
});

test('tasks are shown as symbols, not as checkboxes that cannot be checked', () => {
  const body = render('- [x] done\n- [ ] open');
  expect(body.textContent?.trim().split('\n')).toEqual(['☑ done', '☐ open']);
  expect(body.querySelector('input')).toBeNull();
  expect(body.querySelectorAll('li[data-task]')).toHaveLength(2);
});

test('raw HTML is shown as text', () => {
  const body = render('<img src=x onerror=alert(1)>\n\n<script>alert(1)</script> a <b>c</b>');
  expect(elementsOf(body).filter((name) => name !== 'p')).toEqual([]);
  expect(body).toHaveTextContent('<script>alert(1)</script>');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc',
])('a link to %s is reduced to its text', (address) => {
  const body = render(`[words](${address})`);
  expect(body.querySelector('a')).toBeNull();
  expect(body).toHaveTextContent('words');
});

test('a link out of the site is marked as external, and one within it is not', () => {
  const text = '[out](https://example.org) [out, too](//example.org) [in](/about)';
  const [out, outToo, within] = render(text).querySelectorAll('a');
  expect(out).toHaveAttribute('rel', 'external noopener');
  expect(outToo).toHaveAttribute('rel', 'external noopener');
  expect(within).not.toHaveAttribute('rel');
});

test('where addresses are too many to look for, marked links and all else keep their form', () => {
  const many = 'see www.example.org '.repeat(MAX_ADDRESSES + 1);
  const article = render(`${many} [here](https://example.org) **now**`);
  const links = Array.from(article.querySelectorAll('a'), ({ textContent }) => textContent);
  expect(links).toEqual(['here']);
  expect(article.querySelector('strong')).toHaveTextContent('now');
});

test('only a link whose text is its address is marked, so that paper gives the address once', () => {
  const bare = ['https://example.org/a?b&c', 'www.example.org', '<http://example.org>'];
  const named = ['[example](https://example.org)', '[https://example.com](https://example.org)'];
  const links = render([...bare, ...named].join(' ')).querySelectorAll('a');
  expect(Array.from(links, (link) => 'bare' in link.dataset)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a picture is loaded from https only, lazily, and without a referrer', () => {
  const [image, ...others] = render(
    '![Robot](https://example.org/a.jpg) ![plain](http://example.org/b.jpg) ![own](c.jpg)',
  ).querySelectorAll('img');
  expect(image).toHaveAttribute('alt', 'Robot');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(others).toEqual([]);
});

test('a picture that is left out is replaced by its description', () => {
  expect(render('![A robot](http://example.org/b.jpg)')).toHaveTextContent('A robot');
});

test('quotes in the description of a picture cannot end its attribute', () => {
  const body = render('![" onerror="alert(1)](https://example.org/a.jpg "title")');
  expect(body.querySelector('img')?.getAttributeNames()).not.toContain('onerror');
});

test('a preview contains nothing that can be clicked or focused, no pictures and no headings', () => {
  const body = parse(
    renderPreview(
      '# Title\n\n[link](https://example.org) ![picture](https://example.org/a.jpg) - [ ] x\n\n---',
    ),
  );
  expect(body.querySelectorAll('a, img, input, h1, h2, hr, [tabindex]')).toHaveLength(0);
  expect(body).toHaveTextContent('Title link');
});

test.each([
  ['too much to parse', 'word '.repeat(MAX_MARKDOWN_LENGTH / 5 + 1)],
  ['as large as Firestore holds', 'a'.repeat(1024 * 1024)],
])('a text that is %s is shown without formatting', (_, markdown) => {
  const plain = ['p', 'br'];
  expect(plain).toEqual(expect.arrayContaining(elementsOf(render(markdown))));
});

test('links within an article lead to its headings, of which no two have the same id', () => {
  const text =
    '# Week 1: *Kick\\-off* & `x`\n\n## Day\n\n## Day\n\n## Day-1\n\n## Übung\n\n[a](#week-1-kick-off--x) [b](#week-1:-kick-off-&-x) [c](#day) [d](#day-1) [e](#day-1-1) [f](#übung) [g](#gone) [h](#%E4)';
  const html = renderMarkdown(text, '');
  expect(html.match(/ id="[^"]*"/g)).toEqual(
    ['week-1-kick-off--x', 'day', 'day-1', 'day-1-1', 'übung'].map((id) => ` id="at-${id}"`),
  );
  expect(html).toContain(
    '<a href="#at-week-1-kick-off--x">a</a> <a href="#at-week-1-kick-off--x">b</a> <a href="#at-day">c</a> <a href="#at-day-1">d</a> <a href="#at-day-1-1">e</a> <a href="#at-übung">f</a> g h',
  );
});
