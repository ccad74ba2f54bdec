import { ariaCurrent } from '../../src/lib/addresses';

test.each([
  ['/news', '/news'],
  ['/news', '/News?sort=a-z'],
  ['/news', '/news/'],
  ['/', '/'],
  ['/', '/?from=mail#joining'],
])('the link to %s leads to the page at %s', (link, path) => {
  expect(ariaCurrent(link, path)).toBe('page');
});

test.each([
  ['/news', '/news/rebuilt-kickoff'],
  ['/news', '/news/about-our-robot'],
])('the link to %s leads to the section of %s, not to the page itself', (link, path) => {
  expect(ariaCurrent(link, path)).toBe('true');
});

test.each([
  ['/about', '/news/about-our-robot'],
  ['/', '/news'],
  ['/', '/about'],
  ['/news', '/newsletter'],
])('the link to %s is not current on %s', (link, path) => {
  expect(ariaCurrent(link, path)).toBeUndefined();
});
