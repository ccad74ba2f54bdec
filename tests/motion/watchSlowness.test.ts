import type * as Slowness from '../../src/motion/slowness';
import type * as WatchSlowness from '../../src/motion/watchSlowness';

/** Loads the module anew in a browser that tells of these kinds of entries. */
function watch(supportedEntryTypes: readonly string[]) {
  let tell: (...names: string[]) => void = () => undefined;
  const disconnect = jest.fn();
  const observe = jest.fn();
  class Observer {
    static supportedEntryTypes = supportedEntryTypes;
    observe = observe;
    disconnect = disconnect;
    constructor(hear: (list: { getEntries(): { name: string }[] }) => void) {
      tell = (...names) => hear({ getEntries: () => names.map((name) => ({ name })) });
    }
  }
  jest
    .spyOn(globalThis, 'PerformanceObserver', 'get')
    .mockReturnValue(Observer as unknown as typeof PerformanceObserver);
  let slowness!: typeof Slowness;
  let watchSlowness!: typeof WatchSlowness.watchSlowness;
  jest.isolateModules(() => {
    slowness = jest.requireActual('../../src/motion/slowness');
    ({ watchSlowness } = jest.requireActual('../../src/motion/watchSlowness'));
  });
  watchSlowness();
  return { isSlow: slowness.isSlow, observe, disconnect, tell };
}
afterEach(() => jest.restoreAllMocks());

test('a device is slow from the first long task on, those of the start included', () => {
  const { isSlow, observe, disconnect, tell } = watch(['longtask']);
  expect(observe).toHaveBeenCalledWith({ type: 'longtask', buffered: true });
  tell();
  expect(isSlow()).toBe(false);
  tell('cross-origin-descendant', 'self');
  expect(isSlow()).toBe(true);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('a page within the page, such as a video, makes no device slow', () => {
  const { isSlow, tell } = watch(['longtask']);
  tell('cross-origin-descendant');
  expect(isSlow()).toBe(false);
});

test('where the browser does not tell of long tasks, no device is slow', () => {
  const { isSlow, observe } = watch(['paint']);
  expect(observe).not.toHaveBeenCalled();
  expect(isSlow()).toBe(false);
});
