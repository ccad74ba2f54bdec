/** @jest-environment jsdom */
import { navigateWithTransition } from '../../src/motion/navigateWithTransition';
import { passClicksOn } from '../../src/motion/passClicksOn';

const pressed = jest.fn();
const skipTransition = jest.fn();
let seen: HTMLElement | null = null;

beforeAll(() => {
  passClicksOn();
  // jsdom has neither layout nor transitions.
  Object.assign(document, {
    elementFromPoint: () => seen,
    startViewTransition: () => ({ ready: Promise.resolve(), skipTransition }),
  });
});
beforeEach(() => {
  pressed.mockClear();
  skipTransition.mockClear();
  document.body.innerHTML = '<a href="#news">News</a>';
  seen = document.querySelector('a');
  seen!.addEventListener('click', ({ clientX }) => void pressed(clientX));
});

/** During a transition, the browser gives every click to the root element. */
const click = (target: Element = document.documentElement, detail = 1) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 12, detail }));

test('a click ends the transition and reaches what is under the pointer', () => {
  navigateWithTransition(() => undefined, '/news');
  click();
  expect(skipTransition).toHaveBeenCalledTimes(1);
  expect(pressed.mock.calls).toEqual([[12]]);
});

test('the second click of a double one does not act on the page that opens', () => {
  navigateWithTransition(() => undefined, '/news');
  click(document.documentElement, 2);
  expect(pressed).not.toHaveBeenCalled();
});

test('a click on nothing stays one', () => {
  seen = document.documentElement;
  click();
  expect(pressed).not.toHaveBeenCalled();
});

test('a click that reaches its element is left alone', () => {
  navigateWithTransition(() => undefined, '/news');
  click(seen!);
  expect(skipTransition).not.toHaveBeenCalled();
  expect(pressed).toHaveBeenCalledTimes(1);
});
