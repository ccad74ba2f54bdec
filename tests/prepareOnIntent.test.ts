/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { KEEP_AHEAD_MS, discardAhead, pageAhead } from '../src/navigation/pageAhead';
import { REST_MS, prepareOnIntent } from '../src/prepareOnIntent';
import { routeOf } from '../src/routeOf';

prepareOnIntent(document);

const intents = [
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
  Reflect.deleteProperty(navigator, 'connection');
  discardAhead();
});

test.each(intents)(
  'a %s that reaches a link preloads its page',
  async (_, address, sign) => {
    fireEvent[sign](screen.getByText('elsewhere'));
    expect(routeOf(address)?.isReady()).toBe(false);
    fireEvent[sign](screen.getByText(address));
    await waitFor(() => expect(routeOf(address)?.isReady()).toBe(true), { timeout: 20_000 });
  },
  30_000,
);

/** Rests on a link whose page's code is loaded, so that only the resting time remains to wait for. */
function restOn(text: string, sign: 'pointerOver' | 'touchStart' | 'focusIn' = 'pointerOver') {
  jest.useFakeTimers();
  for (const address of ['/about', '/contact', '/sponsors', '/news/a']) {
    jest.spyOn(routeOf(address)!, 'preload').mockResolvedValue(undefined);
  }
  fireEvent[sign](screen.getByText(text));
}

test.each(intents)('a %s that stays renders the page ahead', async (_, address, sign, rest) => {
  restOn(address, sign);
  await jest.advanceTimersByTimeAsync(rest - 1);
  expect(pageAhead.current()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(pageAhead.current()?.path).toBe(address);
});

test('a pointer that only passes over a link renders nothing ahead', async () => {
  restOn('/about');
  fireEvent.pointerOver(screen.getByText('text'));
  await jest.advanceTimersByTimeAsync(REST_MS.pointerover);
  expect(pageAhead.current()).toBeUndefined();
});

test('a pointer that moves within a link counts as staying', async () => {
  restOn('/about');
  await jest.advanceTimersByTimeAsync(REST_MS.pointerover - 1);
  fireEvent.pointerOver(screen.getByText('us'));
  await jest.advanceTimersByTimeAsync(1);
  expect(pageAhead.current()?.path).toBe('/about');
  expect(routeOf('/about')!.preload).toHaveBeenCalledTimes(1);
});

test('a page rendered for a touch is discarded on scroll, and rendered again at the next touch', async () => {
  restOn('/about', 'touchStart');
  await jest.advanceTimersByTimeAsync(REST_MS.touchstart);
  fireEvent.pointerCancel(screen.getByText('/about'));
  expect(pageAhead.current()).toBeUndefined();
  fireEvent.touchStart(screen.getByText('/about'));
  await jest.advanceTimersByTimeAsync(REST_MS.touchstart);
  expect(pageAhead.current()?.path).toBe('/about');
});

test('a touch that becomes a scroll renders nothing ahead', async () => {
  restOn('/about', 'touchStart');
  fireEvent.pointerCancel(screen.getByText('/about'));
  await jest.advanceTimersByTimeAsync(REST_MS.touchstart);
  expect(pageAhead.current()).toBeUndefined();
});

test('no page, with its pictures, is rendered ahead for a visitor who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  restOn('/about');
  await jest.advanceTimersByTimeAsync(REST_MS.pointerover);
  expect(pageAhead.current()).toBeUndefined();
});

test.each(['place', 'order', 'decoded', 'donate', 'elsewhere'])(
  'a link to anything but the top of a page renders nothing ahead: %s',
  async (text) => {
    restOn(text);
    await jest.advanceTimersByTimeAsync(REST_MS.pointerover);
    expect(pageAhead.current()).toBeUndefined();
  },
);

test('the open page is not rendered a second time', async () => {
  history.replaceState(null, '', '/about');
  restOn('/about');
  await jest.advanceTimersByTimeAsync(REST_MS.pointerover);
  expect(pageAhead.current()).toBeUndefined();
  history.replaceState(null, '', '/');
});

test('a failure to load the code is left to the click', async () => {
  restOn('text');
  jest.spyOn(routeOf('/about')!, 'preload').mockRejectedValue(new TypeError('Failed to fetch'));
  fireEvent.pointerOver(screen.getByText('/about'));
  await jest.advanceTimersByTimeAsync(REST_MS.pointerover);
  expect(pageAhead.current()).toBeUndefined();
});

test('a pointer that returns to a link whose page was discarded renders it again', async () => {
  restOn('/about');
  await jest.advanceTimersByTimeAsync(REST_MS.pointerover + KEEP_AHEAD_MS);
  expect(pageAhead.current()).toBeUndefined();
  fireEvent.pointerOver(screen.getByText('/about'));
  await jest.advanceTimersByTimeAsync(REST_MS.pointerover);
  expect(pageAhead.current()?.path).toBe('/about');
});

test('a link to the same path on another site loads and renders nothing', async () => {
  restOn('other site');
  await jest.advanceTimersByTimeAsync(REST_MS.pointerover);
  expect(routeOf('/about')?.preload).not.toHaveBeenCalled();
  expect(pageAhead.current()).toBeUndefined();
});
