/** @jest-environment jsdom */
import { collapseSlashes } from '../../src/early/collapseSlashes';

const address = () => location.pathname + location.search + location.hash;

test('an address with doubled slashes is corrected, its query and its place stay', () => {
  history.replaceState({ entry: 1 }, '', `${location.origin}//news///a?q=a//b#c//d`);
  collapseSlashes();
  expect(address()).toBe('/news/a?q=a//b#c//d');
  expect(history.state).toEqual({ entry: 1 });
});

test('any other address is left alone', () => {
  history.replaceState(null, '', '/news/a');
  const replace = jest.spyOn(history, 'replaceState');
  collapseSlashes();
  expect(replace).not.toHaveBeenCalled();
});
