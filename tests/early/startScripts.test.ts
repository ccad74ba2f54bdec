/** @jest-environment jsdom */
import { startScripts } from '../../src/early/startScripts';
import { WINDOW_FIRST } from '../../src/theme/windowFirst';

const FIRST = '<script type="module" src="/a.js"></script>';
const SECOND = '<link rel="modulepreload" href="/b.js">';
const THIRD = '<link rel="modulepreload" href="/c.js">';

/** How long a frame may take to be drawn, and a picture to load, ms. */
const DRAWING = 100;
const PATIENCE = 4000;

const started = () => document.head.innerHTML;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
});
afterEach(() => {
  // Each page waits for signs of its visitor; this one ends the wait.
  dispatchEvent(new Event('keydown'));
  jest.runAllTimers();
  jest.useRealTimers();
});

/** Opens a page, perhaps with a main picture that is decoded like this. */
function open(decode?: () => Promise<void>) {
  const template = document.createElement('template');
  template.innerHTML = FIRST + SECOND + THIRD;
  document.body.innerHTML = decode ? '<img fetchpriority="high" />' : '';
  if (decode) document.querySelector('img')!.decode = decode;
  startScripts(template);
}

const drawFrame = () => jest.advanceTimersToNextFrame();
const never = () => new Promise<void>(() => undefined);

test('scripts are not in the page until it has had time to be painted', () => {
  open();
  drawFrame();
  jest.advanceTimersByTime(DRAWING - 1);
  expect(started()).toBe('');
  jest.advanceTimersByTime(1);
  expect(started()).toContain(FIRST);
});

test('they are requested one after the other, in order', () => {
  open();
  drawFrame();
  jest.advanceTimersByTime(DRAWING);
  expect(started()).toBe(FIRST);
  jest.advanceTimersToNextTimer();
  expect(started()).toBe(FIRST + SECOND);
  jest.advanceTimersToNextTimer();
  expect(started()).toBe(FIRST + SECOND + THIRD);
});

test.each([
  ['loaded', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('broken'))],
])('they wait until the main picture has %s', async (_end, settle) => {
  let goOn = () => {};
  const waited = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  open(() => waited.then(settle));
  drawFrame();
  jest.advanceTimersByTime(DRAWING);
  expect(started()).toBe('');
  goOn();
  await jest.advanceTimersByTimeAsync(0);
  drawFrame();
  jest.advanceTimersByTime(DRAWING);
  expect(started()).toContain(FIRST);
});

test.each(['pointerdown', 'scroll'])('what is below the window is laid out before: %s', (sign) => {
  open(never);
  const root = document.documentElement;
  root.setAttribute(WINDOW_FIRST, '');
  dispatchEvent(new Event(sign));
  expect(root.hasAttribute(WINDOW_FIRST)).toBe(false);
  expect(started()).toContain(FIRST);
});

test.each(['pointerdown', 'keydown'])('a visitor has them at once, and once: %s', (sign) => {
  open(never);
  dispatchEvent(new Event(sign));
  expect(started()).toBe(FIRST);
  jest.runAllTimers();
  expect(started()).toBe(FIRST + SECOND + THIRD);
});

test('a picture that never loads delays them by 4 s', () => {
  open(never);
  jest.advanceTimersByTime(PATIENCE - 1);
  expect(started()).toBe('');
  jest.advanceTimersByTime(1);
  expect(started()).toContain(FIRST);
});

test('a hidden tab, where nothing is painted, does not delay them', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open(never);
  jest.advanceTimersByTime(0);
  expect(started()).toContain(FIRST);
});
