/** @jest-environment jsdom */
import { expectArrival, arrivesAtTop } from '../../src/navigation/arrival';

test('a page that is opened by a link is seen from its top', () => {
  expectArrival(true);
  expect(arrivesAtTop()).toBe(true);
});

test('a page that is opened at a fragment is not seen from its top', () => {
  expectArrival(true);
  expectArrival(false);
  expect(arrivesAtTop()).toBe(false);
});

test('a page that was scrolled is no longer seen from its top', () => {
  expectArrival(true);
  dispatchEvent(new Event('scroll'));
  expect(arrivesAtTop()).toBe(false);
});

test('a page that Back opens is not seen from its top, as other popstate listeners already know', () => {
  expectArrival(true);
  const results: boolean[] = [];
  const listener = () => results.push(arrivesAtTop());
  addEventListener('popstate', listener);
  dispatchEvent(new PopStateEvent('popstate'));
  removeEventListener('popstate', listener);
  expect(results).toEqual([false]);
});
