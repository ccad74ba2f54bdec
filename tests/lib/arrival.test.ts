/** @jest-environment jsdom */
import { arriveAt, isAtTop } from '../../src/lib/arrival';

test('a page that is opened by a link is seen from its top', () => {
  arriveAt('top');
  expect(isAtTop()).toBe(true);
});

test('a page that is opened at a place is not', () => {
  arriveAt('top');
  arriveAt('place');
  expect(isAtTop()).toBe(false);
});

test('a page that was scrolled is no longer', () => {
  arriveAt('top');
  dispatchEvent(new Event('scroll'));
  expect(isAtTop()).toBe(false);
});

test('a page that the browser goes back to is not, and whoever else hears of the way back knows', () => {
  arriveAt('top');
  const heard: boolean[] = [];
  const hear = () => heard.push(isAtTop());
  addEventListener('popstate', hear);
  dispatchEvent(new PopStateEvent('popstate'));
  removeEventListener('popstate', hear);
  expect(heard).toEqual([false]);
});
