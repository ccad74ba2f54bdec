/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { KEEP_AHEAD_MS, discardAhead } from '../src/navigation/renderAhead';
import { pageAhead } from '../src/navigation/pageAhead';
import { REST_MS, prepareOnIntent } from '../src/prepareOnIntent';
import { routeOf } from '../src/routeOf';

prepareOnIntent(document);

const signs = [
  ['pointer', '/about', 'pointerOver', REST_MS.pointerover],
  ['finger', '/contact', 'touchStart', REST_MS.touchstart],
  ['focus', '/sponsors', 'focusIn', REST_MS.focusin],
] as const;

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/about"><span>/about</span><span>us</span></a> <a href="/contact"><span>/contact</span></a>
    <a href="/sponsors"><span>/sponsors</span></a> <a href="/donate">donate</a>
    <a href="/about#robots">place</a> <a href="/about?sort=a-z">order</a> <a href="/news/a%20b">decoded</a>
    <a href="https://example.org">elsewhere</a> <a href="//example.org/about">other site</a><p>text</p>`;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  discardAhead();
});

test.each(signs)(
  'a %s on its way to a link preloads the page',
  async (_, address, sign) => {
    fireEvent[sign](screen.getByText('elsewhere'));
    expect(routeOf(address)?.isReady()).toBe(false);
    fireEvent[sign](screen.getByText(address));
    await waitFor(() => expect(routeOf(address)?.isReady()).toBe(true), { timeout: 20_000 });
  },
  30_000,
);

/** Rests on a link whose page's code is loaded, so that nothing but the resting time is waited for. */
function stayAt(text: string, sign: 'pointerOver' | 'touchStart' | 'focusIn' = 'pointerOver') {
  jest.useFakeTimers();
  for (const address of ['/about', '/contact', '/sponsors', '/news/a']) {
    jest.spyOn(routeOf(address)!, 'preload').mockResolvedValue(undefined);
  }
  fireEvent[sign](screen.getByText(text));
}

test.each(signs)('a %s that stays gets the page drawn ahead', async (_, address, sign, rest) => {
  stayAt(address, sign);
  await jest.advanceTimersByTimeAsync(rest - 1);
  expect(pageAhead.current()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(pageAhead.current()?.path).toBe(address);
});

test('a pointer that passes over a link gets nothing drawn', async () => {
  stayAt('/about');
  fireEvent.pointerOver(screen.getByText('text'));
  await jest.advanceTimersByTimeAsync(REST_MS.pointerover);
  expect(pageAhead.current()).toBeUndefined();
});

test('a pointer that moves within a link counts as staying', async () => {
  stayAt('/about');
  await jest.advanceTimersByTimeAsync(REST_MS.pointerover - 1);
  fireEvent.pointerOver(screen.getByText('us'));
  await jest.advanceTimersByTimeAsync(1);
  expect(pageAhead.current()?.path).toBe('/about');
  expect(routeOf('/about')!.preload).toHaveBeenCalledTimes(1);
});

test('what was drawn for a finger that then scrolls is dropped, and drawn for the next touch', async () => {
  stayAt('/about', 'touchStart');
  await jest.advanceTimersByTimeAsync(REST_MS.touchstart);
  fireEvent.pointerCancel(screen.getByText('/about'));
  expect(pageAhead.current()).toBeUndefined();
  fireEvent.touchStart(screen.getByText('/about'));
  await jest.advanceTimersByTimeAsync(REST_MS.touchstart);
  expect(pageAhead.current()?.path).toBe('/about');
});

test('a finger that goes on to scroll gets nothing drawn', async () => {
  stayAt('/about', 'touchStart');
  fireEvent.pointerCancel(screen.getByText('/about'));
  await jest.advanceTimersByTimeAsync(REST_MS.touchstart);
  expect(pageAhead.current()).toBeUndefined();
});

test('nothing is drawn ahead, with its pictures, for a visitor who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  stayAt('/about');
  await jest.advanceTimersByTimeAsync(REST_MS.pointerover);
  expect(pageAhead.current()).toBeUndefined();
});

test.each(['place', 'order', 'decoded', 'donate', 'elsewhere'])(
  'a link to anything but the top of a page gets nothing drawn: %s',
  async (text) => {
    stayAt(text);
    await jest.advanceTimersByTimeAsync(REST_MS.pointerover);
    expect(pageAhead.current()).toBeUndefined();
  },
);

test('the open page is not drawn a second time', async () => {
  history.replaceState(null, '', '/about');
  stayAt('/about');
  await jest.advanceTimersByTimeAsync(REST_MS.pointerover);
  expect(pageAhead.current()).toBeUndefined();
  history.replaceState(null, '', '/');
});

test('code that cannot be loaded is left to the click', async () => {
  stayAt('text');
  jest.spyOn(routeOf('/about')!, 'preload').mockRejectedValue(new TypeError('Failed to fetch'));
  fireEvent.pointerOver(screen.getByText('/about'));
  await jest.advanceTimersByTimeAsync(REST_MS.pointerover);
  expect(pageAhead.current()).toBeUndefined();
});

test('a pointer that returns to a link after its page was dropped gets it drawn again', async () => {
  stayAt('/about');
  await jest.advanceTimersByTimeAsync(REST_MS.pointerover + KEEP_AHEAD_MS);
  expect(pageAhead.current()).toBeUndefined();
  fireEvent.pointerOver(screen.getByText('/about'));
  await jest.advanceTimersByTimeAsync(REST_MS.pointerover);
  expect(pageAhead.current()?.path).toBe('/about');
});

test('a link to a page of the same name on another site gets nothing loaded or drawn', async () => {
  stayAt('other site');
  await jest.advanceTimersByTimeAsync(REST_MS.pointerover);
  expect(routeOf('/about')?.preload).not.toHaveBeenCalled();
  expect(pageAhead.current()).toBeUndefined();
});
