/** @jest-environment jsdom */
import { endOnClick } from '../../src/motion/endOnClick';

const pressed = jest.fn();
const skipTransition = jest.fn();
let finish = () => {};
let seen: HTMLElement | null = null;

beforeEach(() => {
  pressed.mockClear();
  skipTransition.mockClear();
  document.body.innerHTML = '<a href="#news">News</a>';
  seen = document.querySelector('a');
  seen!.addEventListener('click', ({ clientX }) => void pressed(clientX));
  // jsdom has no layout.
  Object.assign(document, { elementFromPoint: () => seen });
  const finished = new Promise<void>((resolve) => (finish = resolve));
  endOnClick({ skipTransition, finished } as unknown as ViewTransition);
});
afterEach(async () => {
  finish();
  await Promise.resolve();
});

/** During a transition, the browser gives every click to the root element. */
const click = (target: Element = document.documentElement) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 12 }));

test('a click ends the transition and reaches what is under the pointer', () => {
  click();
  expect(skipTransition).toHaveBeenCalledTimes(1);
  expect(pressed.mock.calls).toEqual([[12]]);
});

test('a click on nothing stays one', () => {
  seen = document.documentElement;
  click();
  expect(pressed).not.toHaveBeenCalled();
});

test('a click that a key makes is left alone', () => {
  click(seen!);
  expect(skipTransition).not.toHaveBeenCalled();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('after the transition, clicks are left alone', async () => {
  finish();
  await Promise.resolve();
  click();
  expect(skipTransition).not.toHaveBeenCalled();
  expect(pressed).not.toHaveBeenCalled();
});
