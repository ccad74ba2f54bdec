/** @jest-environment jsdom */
import 'wouter/use-browser-location';
import { loadOrReload } from '../../src/navigation/loadOrReload';

const gone = () => Promise.reject(new Error('replaced by a deploy'));
const ask = jest.fn<Promise<unknown>, unknown[]>();
/** jsdom cannot reload, and says so; what it says is the only trace of the attempt. */
const reload = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, { fetch: ask });
  ask.mockResolvedValue({ ok: true });
  reload.mockClear();
  jest.spyOn(console, 'error').mockImplementation(reload);
  history.replaceState(null, '', '/about');
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'fetch'));

const goBack = () => dispatchEvent(new PopStateEvent('popstate'));
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('code that loads is given on', async () => {
  goBack();
  await expect(loadOrReload(() => Promise.resolve('the code'))).resolves.toBe('the code');
  expect(ask).not.toHaveBeenCalled();
});

test('after Back, a page whose code is gone is loaded from the server', async () => {
  goBack();
  void loadOrReload(gone);
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a single request that was lost is made again instead', async () => {
  goBack();
  const load = jest.fn(() => Promise.resolve('the code')).mockImplementationOnce(gone);
  await expect(loadOrReload(load)).resolves.toBe('the code');
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['a link led there', () => history.pushState(null, '', location.href)],
  ['no server answers', () => ask.mockRejectedValue(new Error('offline'))],
  ['the server answers with an error', () => ask.mockResolvedValue({ ok: false })],
])('it is a failure like any other if %s', async (_, arrange) => {
  goBack();
  arrange();
  await expect(loadOrReload(gone)).rejects.toThrow('replaced by a deploy');
  expect(reload).not.toHaveBeenCalled();
});

test('it is a failure like any other if the server keeps silent', async () => {
  jest.useFakeTimers();
  goBack();
  ask.mockReturnValue(new Promise(() => {}));
  const loading = expect(loadOrReload(gone)).rejects.toThrow('replaced by a deploy');
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  await loading;
});

test('a visitor who has left the page by then is not brought back', async () => {
  goBack();
  const loading = loadOrReload(gone);
  history.replaceState(null, '', '/contact');
  await expect(loading).rejects.toThrow('replaced by a deploy');
  expect(reload).not.toHaveBeenCalled();
});
