/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { REST_MS, preloadOnIntent } from '../../src/navigation/preloadOnIntent';

const preload = jest.fn<Promise<void>, []>();
const routeOf = jest.fn((address: string) => (address === '/donate' ? undefined : { preload }));

beforeAll(() => preloadOnIntent(document, routeOf));
beforeEach(() => {
  jest.useFakeTimers();
  preload.mockReset().mockResolvedValue();
  routeOf.mockClear();
  document.body.innerHTML = `
    <a href="/about#robots"><span>about</span></a> <a href="/donate">donate</a>
    <a href="https://example.org">elsewhere</a> <a href="//example.org/about">other site</a><p>text</p>`;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const wait = (ms = REST_MS) => jest.advanceTimersByTimeAsync(ms);

test.each(['pointerOver', 'touchStart', 'focusIn'] as const)(
  'a page is preloaded once a visitor rests on a link to it: %s',
  async (sign) => {
    fireEvent[sign](screen.getByText('about'));
    await wait(REST_MS - 1);
    expect(preload).not.toHaveBeenCalled();
    await wait(1);
    expect(preload).toHaveBeenCalledTimes(1);
    expect(routeOf).toHaveBeenLastCalledWith('/about');
  },
);

test('a pointer that only passes over a link preloads nothing', async () => {
  fireEvent.pointerOver(screen.getByText('about'));
  fireEvent.pointerOver(screen.getByText('text'));
  await wait();
  expect(preload).not.toHaveBeenCalled();
});

test('nothing is preloaded for a visitor who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  fireEvent.pointerOver(screen.getByText('about'));
  await wait();
  expect(preload).not.toHaveBeenCalled();
});

test.each(['donate', 'elsewhere', 'other site'])('nothing is preloaded for: %s', async (text) => {
  fireEvent.pointerOver(screen.getByText(text));
  await wait();
  expect(preload).not.toHaveBeenCalled();
});

test('a failure to load the code is left to the click', async () => {
  preload.mockRejectedValue(new TypeError('Failed to fetch'));
  fireEvent.pointerOver(screen.getByText('about'));
  await expect(wait()).resolves.not.toThrow();
});
