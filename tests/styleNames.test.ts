/** @jest-environment jsdom */
import { passStyleNames, splitStyleElement } from '../src/styleNames';

const element = [
  '<style data-styled="true" data-styled-version="6.6.0">.a{color:red;}/*!sc*/',
  '@media print{.a{color:black;}}/*!sc*/',
  'data-styled.g1[id="sc-1"]{content:"a,"}/*!sc*/',
  '.b{top:0;}/*!sc*/',
  'data-styled.g2[id="sc-2"]{content:"b,"}/*!sc*/',
  '</style>',
].join('\n');

test('rules and names are separated, and neither is lost', () => {
  const { rules, names } = splitStyleElement(element);
  expect(rules).toBe('.a{color:red;}\n@media print{.a{color:black;}}\n.b{top:0;}');
  expect(names).toContain('data-styled.g1[id="sc-1"]{content:"a,"}/*!sc*/\n');
  expect(names).toContain('data-styled.g2[id="sc-2"]{content:"b,"}/*!sc*/\n</script>');
});

test('styled-components finds the names where it looks for rules, but the browser finds no style', () => {
  const { names } = splitStyleElement(element);
  document.head.innerHTML = names;
  passStyleNames(document);
  const found = document.querySelectorAll('style[data-styled][data-styled-version="6.6.0"]');
  expect(found).toHaveLength(1);
  expect(found[0]).not.toBeInstanceOf(HTMLElement);
  expect(found[0]!.textContent).toBe(/>([^]*)<\/script>/.exec(names)![1]);
  expect(document.scripts).toHaveLength(0);
});

test('a page without names, as the development server sends it, stays as it is', () => {
  document.head.innerHTML = '<style>a{}</style>';
  passStyleNames(document);
  expect(document.head.innerHTML).toBe('<style>a{}</style>');
});
