/** @jest-environment jsdom */
import { registerServiceWorker } from '../../src/offline/registerServiceWorker';

const register = jest.fn();
const postMessage = jest.fn();
const offer = (parts: object) =>
  Object.defineProperty(globalThis, 'navigator', { value: parts, configurable: true });

beforeEach(() => {
  register.mockReset();
  postMessage.mockReset();
  localStorage.clear();
  const ready = Promise.resolve({ active: { postMessage } });
  offer({ serviceWorker: { register, ready, controller: null } });
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
});

test('the worker is told what the page has shown, and then what is opened by a click', async () => {
  document.body.innerHTML = '<img><img><img>';
  const sources = ['http://localhost/pictures/a.webp', 'https://elsewhere.example/b.jpg', ''];
  for (const [index, currentSrc] of sources.entries()) {
    Object.defineProperty(document.images[index], 'currentSrc', { value: currentSrc });
  }
  await registerServiceWorker('/sw.js');
  expect(register).toHaveBeenCalledWith('/sw.js');
  const shown = ['/', '/pictures/a.webp'];
  expect(postMessage.mock.calls).toEqual([[{ shown, cache: 'force-cache' }]]);
  history.pushState(null, '', '/about');
  dispatchEvent(new Event('pushState'));
  await Promise.resolve();
  expect(postMessage).toHaveBeenLastCalledWith({ shown: ['/about'] });
});

describe('everything is asked for', () => {
  const everything = [{ everything: true }];

  test('from the second day on', async () => {
    jest.useFakeTimers({ now: new Date('2027-01-09T10:00'), doNotFake: ['queueMicrotask'] });
    for (const time of ['2027-01-09T10:00', '2027-01-09T23:00']) {
      jest.setSystemTime(new Date(time));
      await registerServiceWorker('/sw.js');
    }
    expect(postMessage.mock.calls).not.toContainEqual(everything);
    jest.setSystemTime(new Date('2027-01-10T08:00'));
    await registerServiceWorker('/sw.js');
    expect(postMessage).toHaveBeenLastCalledWith(...everything);
    jest.useRealTimers();
  });

  test('once the site is installed', async () => {
    await registerServiceWorker('/sw.js');
    dispatchEvent(new Event('appinstalled'));
    await Promise.resolve();
    expect(postMessage).toHaveBeenLastCalledWith(...everything);
  });

  test('where it is installed', async () => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
    await registerServiceWorker('/sw.js');
    expect(postMessage).toHaveBeenLastCalledWith(...everything);
  });
});

test.each([
  ['has no service workers', {}],
  ['saves data', { serviceWorker: { register }, connection: { saveData: true } }],
])('the browser is left alone where it %s', async (_name, parts) => {
  offer(parts);
  await registerServiceWorker('/sw.js');
  expect(register).not.toHaveBeenCalled();
});

test('the browser may refuse: the site is then read from the network', async () => {
  register.mockRejectedValue(new DOMException('Not here', 'SecurityError'));
  offer({ serviceWorker: { register } });
  await expect(registerServiceWorker('/sw.js')).resolves.toBeUndefined();
});
