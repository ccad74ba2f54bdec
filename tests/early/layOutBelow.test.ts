/** @jest-environment jsdom */
import { layOutBelow } from '../../src/early/layOutBelow';
import { WINDOW_FIRST } from '../../src/theme/windowFirst';

const root = document.documentElement;

beforeEach(() => {
  jest.useFakeTimers();
  root.removeAttribute(WINDOW_FIRST);
  document.body.innerHTML = `<div id="root">
    <main><p></p><p></p><p></p><section><h2></h2><div></div><ul></ul></section></main>
    <footer><section></section></footer>
  </div>`;
});
afterEach(() => jest.useRealTimers());

const isWindowFirst = () => root.hasAttribute(WINDOW_FIRST);

/** Lays out the rest with a clock that advances this far at each reading, ms. */
function layOutRest(taskMs: number) {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += taskMs));
  const end = jest.fn();
  layOutBelow(end);
  return { end, next: () => jest.advanceTimersToNextTimer() };
}

const laidOutTags = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[style]'), ({ tagName }) => tagName);

test('the parts below the window are laid out one by one, parents before children', () => {
  root.setAttribute(WINDOW_FIRST, '');
  const { end, next } = layOutRest(3);
  expect(laidOutTags()).toEqual(['SECTION']);
  next();
  expect(laidOutTags()).toEqual(['SECTION', 'DIV']);
  next();
  next();
  expect(laidOutTags()).toEqual(['SECTION', 'DIV', 'UL', 'FOOTER']);
  expect(isWindowFirst()).toBe(true);
  expect(end).not.toHaveBeenCalled();
});

test('several parts are laid out in one task while it is short', () => {
  root.setAttribute(WINDOW_FIRST, '');
  layOutRest(1);
  expect(laidOutTags()).toEqual(['SECTION', 'DIV', 'UL']);
});

test('in a hidden tab, all parts are laid out at once', () => {
  root.setAttribute(WINDOW_FIRST, '');
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { end } = layOutRest(3);
  expect(isWindowFirst()).toBe(false);
  expect(end).toHaveBeenCalledTimes(1);
});

test('at the end the page is as it was prerendered', () => {
  const { outerHTML } = root;
  root.setAttribute(WINDOW_FIRST, '');
  const { end, next } = layOutRest(3);
  for (let part = 0; part < 6; part++) next();
  expect(end).toHaveBeenCalledTimes(1);
  expect(root.outerHTML).toBe(outerHTML);
});

test('if everything is laid out already, nothing is touched', () => {
  const { end } = layOutRest(3);
  expect(laidOutTags()).toEqual([]);
  expect(end).toHaveBeenCalledTimes(1);
});
