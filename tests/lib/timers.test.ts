/** @jest-environment jsdom */
import { LOOK_AGAIN_MS, watchChanges } from '../../src/lib/timers';

let isHidden = false;

beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function setHidden(value: boolean) {
  isHidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a tab looks at the next change, and at least once a minute, until that is ended', () => {
  const onLook = jest.fn();
  const end = watchChanges((now) => (onLook.mock.calls.length > 0 ? Infinity : now + 500), onLook);
  jest.advanceTimersByTime(500);
  expect(onLook).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(LOOK_AGAIN_MS);
  expect(onLook).toHaveBeenCalledTimes(2);
  end();
  jest.advanceTimersByTime(LOOK_AGAIN_MS);
  expect(onLook).toHaveBeenCalledTimes(2);
});

test('a hidden tab does not look before it is shown again', () => {
  const onLook = jest.fn();
  const end = watchChanges((now) => now + 500, onLook);
  setHidden(true);
  jest.advanceTimersByTime(LOOK_AGAIN_MS);
  expect(onLook).not.toHaveBeenCalled();
  setHidden(false);
  expect(onLook).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(500);
  expect(onLook).toHaveBeenCalledTimes(2);
  end();
});
