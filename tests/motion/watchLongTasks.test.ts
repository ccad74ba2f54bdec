import type * as DeviceSpeed from '../../src/motion/deviceSpeed';
import type * as WatchLongTasks from '../../src/motion/watchLongTasks';

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
  let deviceSpeed!: typeof DeviceSpeed;
  let watchLongTasks!: typeof WatchLongTasks.watchLongTasks;
  jest.isolateModules(() => {
    deviceSpeed = jest.requireActual('../../src/motion/deviceSpeed');
    ({ watchLongTasks } = jest.requireActual('../../src/motion/watchLongTasks'));
  });
  watchLongTasks();
  return { isDeviceSlow: deviceSpeed.isDeviceSlow, observe, disconnect, tell };
}
afterEach(() => jest.restoreAllMocks());

test('a device is slow from the first long task on, those of the start included', () => {
  const { isDeviceSlow, observe, disconnect, tell } = watch(['longtask']);
  expect(observe).toHaveBeenCalledWith({ type: 'longtask', buffered: true });
  tell();
  expect(isDeviceSlow()).toBe(false);
  tell('cross-origin-descendant', 'self');
  expect(isDeviceSlow()).toBe(true);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('a page within the page, such as a video, makes no device slow', () => {
  const { isDeviceSlow, tell } = watch(['longtask']);
  tell('cross-origin-descendant');
  expect(isDeviceSlow()).toBe(false);
});

test('where the browser does not tell of long tasks, no device is slow', () => {
  const { isDeviceSlow, observe } = watch(['paint']);
  expect(observe).not.toHaveBeenCalled();
  expect(isDeviceSlow()).toBe(false);
});
