/** @jest-environment jsdom */
import { expectArrival, arrivesAtTop } from '../../src/navigation/arrival';

test('a page that is opened by a link is seen from its top', () => {
  expectArrival(true);
  expect(arrivesAtTop()).toBe(true);
});

test('a page that is opened at a place is not', () => {
  expectArrival(true);
  expectArrival(false);
  expect(arrivesAtTop()).toBe(false);
});

test('a page that was scrolled is no longer', () => {
  expectArrival(true);
  dispatchEvent(new Event('scroll'));
  expect(arrivesAtTop()).toBe(false);
});

test('a page that the browser goes back to is not, and whoever else hears of the way back knows', () => {
  expectArrival(true);
  const heard: boolean[] = [];
  const hear = () => heard.push(arrivesAtTop());
  addEventListener('popstate', hear);
  dispatchEvent(new PopStateEvent('popstate'));
  removeEventListener('popstate', hear);
  expect(heard).toEqual([false]);
});
