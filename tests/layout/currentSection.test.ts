import { isCurrentSection, sectionOf } from '../../src/layout/currentSection';
import { hidesHeader } from '../../src/layout/useHiddenHeader';

test.each([
  ['/news', '/news'],
  ['/news', '/news/rebuilt-kickoff'],
  ['/news', '/news/about-our-robot'],
  ['/news', '/News?sort=a-z'],
  ['/', '/'],
  ['/', '/?from=mail#joining'],
])('the link to %s is current on %s', (link, path) => {
  expect(isCurrentSection(link, path)).toBe(true);
});

test.each([
  ['/about', '/news/about-our-robot'],
  ['/', '/news'],
  ['/', '/about'],
  ['/news', '/newsletter'],
])('the link to %s is not current on %s', (link, path) => {
  expect(isCurrentSection(link, path)).toBe(false);
});

test('a section is the first segment, whatever follows', () => {
  expect(sectionOf('/Rebuilt/anything?x=/news')).toBe('rebuilt');
});

test.each(['/rebuilt', '/reefscape', '/crescendo', '/Crescendo'])('%s has no header', (path) => {
  expect(hidesHeader(path)).toBe(true);
});

test.each(['/', '/news/rebuilt-kickoff', '/news/reefscape', '/rebuilt-2'])(
  '%s keeps its header',
  (path) => {
    expect(hidesHeader(path)).toBe(false);
  },
);
