/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import {
  pageDocument as writeDocument,
  withIntegrity,
} from '../../../src/pipeline/pages/pageDocument';
import type { PageDocument } from '../../../src/pipeline/pages/pageDocument';

const template =
  '<html><head><!--head--><script type="module" src="/scripts/main.js" fetchpriority="low"></script></head><body><div id="root"><!--page--></div></body></html>';
const page = {
  head: '<title>T</title>',
  styles: '<style>a{}</style>',
  styleNames: '<script type="text/plain">names</script>',
  body: '<h1>$& $1</h1>',
  bodyClass: undefined,
};

const inline = 'paint()';
const pageDocument = (parts: Omit<PageDocument, 'inline'>) => writeDocument({ inline, ...parts });

test('head, styles, data and body are inserted, whatever characters they contain', () => {
  const html = pageDocument({
    template,
    page,
    head: '<link>',
    data: '<script type="application/json">{}</script>',
  });
  const document = new DOMParser().parseFromString(html, 'text/html');
  expect(document.title).toBe('T');
  expect(document.head.querySelectorAll('style, link')).toHaveLength(2);
  expect(document.querySelector('#root h1')?.textContent).toBe('$& $1');
  const types = Array.from(document.scripts, ({ type }) => type);
  expect(types).toEqual(['', 'text/plain', 'application/json']);
  const waiting = document.querySelector('template')?.content.querySelectorAll('script');
  expect(Array.from(waiting ?? [], ({ type }) => type)).toEqual(['module']);
});

test('the body has its class before any script runs', () => {
  const html = pageDocument({
    template,
    page: { ...page, bodyClass: 'no-header' },
    head: '',
    data: '<script type="application/json">{}</script>',
  });
  expect(html).toContain('<body class="no-header">');
});

test('a page without data has no script but the one within every page', () => {
  const html = pageDocument({ template, page, head: '' });
  expect(html.match(/<script>.*?<\/script>/g)).toEqual(['<script>paint()</script>']);
  expect(html).not.toContain('module');
  expect(html).toContain('<body data-without-site-script>');
});

test('the script has an integrity hash of the built file', () => {
  const content = Buffer.from('console.log(1)');
  const expected = createHash('sha384').update(content).digest('base64');
  expect(withIntegrity(template, () => content)).toContain(`integrity="sha384-${expected}"`);
});

test('a template without its placeholders fails the build and says what is missing', () => {
  expect(() => pageDocument({ template: '<html></html>', page, head: '' })).toThrow(
    'src/site.html',
  );
});
