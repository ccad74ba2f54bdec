/** @jest-environment jsdom */
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

test.each([
  ['after a link', () => history.pushState(null, '', '/sponsors')],
  ['while no server answers', () => void (goBack(), ask.mockRejectedValue(new Error('offline')))],
])('%s, it is a failure like any other', async (_, arrange) => {
  arrange();
  await expect(loadOrReload(gone)).rejects.toThrow('replaced by a deploy');
  expect(reload).not.toHaveBeenCalled();
});

test('a visitor who has left the page by then stays where he is', async () => {
  goBack();
  const loading = loadOrReload(gone);
  history.replaceState(null, '', '/contact');
  await expect(loading).rejects.toThrow('replaced by a deploy');
  expect(reload).not.toHaveBeenCalled();
});
