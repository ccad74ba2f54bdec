/** @jest-environment jsdom */
import { preloadFrame } from '../src/layout/frameParts';
import { preloadFormats } from '../src/lib/preloadFormats';
import { preloadPages } from '../src/preloadPages';
import { routes } from '../src/routes';

jest.mock('../src/routes', () => ({
  routes: ['first', 'ready', 'gone', 'never'].map((path) => ({
    path,
    isReady: () => path === 'ready',
    preload: jest.fn(() =>
      path === 'gone' ? Promise.reject(new Error('404')) : Promise.resolve(),
    ),
  })),
}));

jest.mock('../src/lib/preloadFormats', () => ({
  preloadFormats: jest.fn(() => Promise.resolve()),
}));

jest.mock('../src/layout/frameParts', () => ({ preloadFrame: jest.fn(() => Promise.resolve()) }));

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const preloadedPaths = () =>
  routes
    .filter(({ preload }) => jest.mocked(preload).mock.calls.length > 0)
    .map(({ path }) => path);

test('nothing is preloaded for a visitor who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await preloadPages();
  expect(preloadedPaths()).toEqual([]);
  expect(preloadFrame).not.toHaveBeenCalled();
  expect(preloadFormats).not.toHaveBeenCalled();
});

test('pages that are not loaded yet are preloaded, until one fails', async () => {
  await preloadPages();
  expect(preloadFrame).toHaveBeenCalledTimes(1);
  expect(preloadFormats).toHaveBeenCalledTimes(1);
  expect(preloadedPaths()).toEqual(['first', 'gone']);
});
