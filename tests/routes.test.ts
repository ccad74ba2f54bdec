import { isShowcase } from '../src/App';
import { routeOf } from '../src/routes';

test.each([
  ['/', 'HomePage'],
  ['/about', 'AboutPage'],
  ['/About#robots', 'AboutPage'],
  ['/news?sort=a-z', 'NewsPage'],
  ['/news/kickoff-2027', 'ArticlePage'],
  ['/News/Kickoff%202027?from=mail', 'ArticlePage'],
])('%s leads to the %s', (address, name) => {
  expect(routeOf(address)?.name).toBe(name);
});

test.each(['/nowhere', '/about/us', '/news/', '/news/one/two', '/data/news/one.json'])(
  'no page is at %s',
  (address) => {
    expect(routeOf(address)).toBeUndefined();
  },
);

test.each(['/rebuilt', '/reefscape', '/crescendo', '/Crescendo'])('%s has no header', (path) => {
  expect(isShowcase(path)).toBe(true);
});

test.each(['/', '/news/rebuilt-kickoff', '/news/reefscape', '/rebuilt-2'])(
  '%s keeps its header',
  (path) => {
    expect(isShowcase(path)).toBe(false);
  },
);
