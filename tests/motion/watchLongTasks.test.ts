import type * as DeviceSpeed from '../../src/motion/deviceSpeed';
import type * as WatchLongTasks from '../../src/motion/watchLongTasks';

/** Loads the module anew in a browser that reports these types of entries. */
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

test('a device counts as slow from its first long task, even one during startup', () => {
  const { isDeviceSlow, observe, disconnect, tell } = watch(['longtask']);
  expect(observe).toHaveBeenCalledWith({ type: 'longtask', buffered: true });
  tell();
  expect(isDeviceSlow()).toBe(false);
  tell('cross-origin-descendant', 'self');
  expect(isDeviceSlow()).toBe(true);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('a long task in a frame, such as a video, does not count', () => {
  const { isDeviceSlow, tell } = watch(['longtask']);
  tell('cross-origin-descendant');
  expect(isDeviceSlow()).toBe(false);
});

test('if the browser does not report long tasks, no device counts as slow', () => {
  const { isDeviceSlow, observe } = watch(['paint']);
  expect(observe).not.toHaveBeenCalled();
  expect(isDeviceSlow()).toBe(false);
});
