/** @jest-environment jsdom */
import { runHeadScript } from './runHeadScript';

const ALL = '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">';

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
  document.body.innerHTML = `${decode ? '<img fetchpriority="high" />' : ''}<template>${ALL}</template>`;
  if (decode) document.querySelector('img')!.decode = decode;
  runHeadScript();
  dispatchEvent(new Event('DOMContentLoaded'));
}

const drawFrame = () => jest.advanceTimersToNextFrame();
const never = () => new Promise<void>(() => undefined);

test('scripts are not in the page until it has had time to be painted', () => {
  open();
  drawFrame();
  jest.advanceTimersByTime(DRAWING - 1);
  expect(started()).toBe('');
  jest.advanceTimersByTime(1);
  expect(started()).toBe(ALL);
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
  expect(started()).toBe(ALL);
});

test.each(['pointerdown', 'keydown', 'scroll'])(
  'a visitor who begins to use the page has them at once, and once: %s',
  (sign) => {
    open(never);
    dispatchEvent(new Event(sign));
    expect(started()).toBe(ALL);
    jest.runAllTimers();
    expect(started()).toBe(ALL);
  },
);

test('a picture that never loads delays them by 4 s', () => {
  open(never);
  jest.advanceTimersByTime(PATIENCE - 1);
  expect(started()).toBe('');
  jest.advanceTimersByTime(1);
  expect(started()).toBe(ALL);
});

test('a hidden tab, where nothing is painted, does not delay them', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open(never);
  jest.advanceTimersByTime(0);
  expect(started()).toBe(ALL);
});

const address = () => location.pathname + location.search + location.hash;

test('an address with doubled slashes is corrected, its query and its place stay', () => {
  history.replaceState({ entry: 1 }, '', `${location.origin}//news///a?q=a//b#c//d`);
  runHeadScript();
  expect(address()).toBe('/news/a?q=a//b#c//d');
  expect(history.state).toEqual({ entry: 1 });
});

test('any other address is left alone', () => {
  history.replaceState(null, '', '/news/a');
  const replace = jest.spyOn(history, 'replaceState');
  runHeadScript();
  expect(replace).not.toHaveBeenCalled();
});
