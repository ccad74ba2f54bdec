import type * as Slowness from '../../src/motion/slowness';

/** Loads the module anew in a browser that tells of these kinds of entries. */
function watch(supportedEntryTypes: readonly string[]) {
  let tell: (durations: number[]) => void = () => undefined;
  const observe = jest.fn();
  class Observer {
    static supportedEntryTypes = supportedEntryTypes;
    observe = observe;
    constructor(hear: (list: { getEntries(): { duration: number }[] }) => void) {
      tell = (durations) => hear({ getEntries: () => durations.map((duration) => ({ duration })) });
    }
  }
  jest
    .spyOn(globalThis, 'PerformanceObserver', 'get')
    .mockReturnValue(Observer as unknown as typeof PerformanceObserver);
  let slowness!: typeof Slowness;
  jest.isolateModules(() => {
    slowness = jest.requireActual('../../src/motion/slowness');
  });
  slowness.watchSlowness();
  return { isSlow: slowness.isSlow, observe, tell };
}
afterEach(() => jest.restoreAllMocks());

test('a device is slow from the first task on that is felt as a delay, those of the start included', () => {
  const { isSlow, observe, tell } = watch(['longtask']);
  expect(observe).toHaveBeenCalledWith({ type: 'longtask', buffered: true });
  tell([60, 100]);
  expect(isSlow()).toBe(false);
  tell([60, 101]);
  expect(isSlow()).toBe(true);
  tell([60]);
  expect(isSlow()).toBe(true);
});

test('where the browser does not tell of long tasks, no device is slow', () => {
  const { isSlow, observe } = watch(['paint']);
  expect(observe).not.toHaveBeenCalled();
  expect(isSlow()).toBe(false);
});
