/** @jest-environment jsdom */
import { waitsForNear, whenNear } from '../../src/lib/whenNear';
import { fakeIntersectionObserver } from '../fakeIntersectionObserver';

function waitOnPage(selector: string) {
  const sight = fakeIntersectionObserver();
  document.body.innerHTML = '<main><p></p><footer></footer></main>';
  const arrived = jest.fn();
  const arrival = whenNear(selector)().then(arrived);
  const footer = document.querySelector('footer')!;
  return { sight, arrived, arrival, footer };
}

test('what the trigger loads counts as below the window', () => {
  expect(whenNear('footer').isBelow).toBe(true);
});

test('it waits for the visitor to come near the element, and then stops watching it', async () => {
  const { sight, arrived, arrival, footer } = waitOnPage('footer');
  sight.report(footer, false);
  await Promise.resolve();
  expect(arrived).not.toHaveBeenCalled();
  expect(sight.isWatched(footer)).toBe(true);
  sight.report(footer, true);
  await arrival;
  expect(arrived).toHaveBeenCalledTimes(1);
  expect(sight.isWatched(footer)).toBe(false);
});

test('an element that is not on the page is not waited for', async () => {
  const { sight, arrived, arrival } = waitOnPage('aside');
  await arrival;
  expect(arrived).toHaveBeenCalledTimes(1);
  expect(sight.observers()).toBe(0);
});

test('a wait can be ended by something else, and is then over', async () => {
  const { sight, arrived, arrival, footer } = waitOnPage('footer');
  const [end] = waitsForNear().slice(-1);
  end!();
  await arrival;
  expect(arrived).toHaveBeenCalledTimes(1);
  expect(sight.isWatched(footer)).toBe(false);
  expect(waitsForNear()).not.toContain(end);
  const others = waitsForNear();
  sight.reportLate(footer);
  expect(waitsForNear()).toEqual(others);
});

test('waits are in the order in which they began, without those that are over', async () => {
  const { sight, arrival, footer } = waitOnPage('footer');
  const before = waitsForNear();
  void whenNear('p')();
  expect(waitsForNear().slice(0, -1)).toEqual(before);
  sight.report(footer, true);
  await arrival;
  expect(waitsForNear()).toHaveLength(before.length);
});
