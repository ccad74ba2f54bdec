/** @jest-environment jsdom */
import { everyMinute } from '../../src/lib/timers';

let isHidden = false;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-01-10T12:00:45Z') });
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

test('a tab looks at once and at every full minute, until that is ended', () => {
  const tick = jest.fn();
  const end = everyMinute(tick);
  expect(tick).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(14_999);
  expect(tick).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(tick).toHaveBeenLastCalledWith(Date.parse('2026-01-10T12:01:00Z'));
  jest.advanceTimersByTime(60_000);
  expect(tick).toHaveBeenCalledTimes(3);
  end();
  jest.advanceTimersByTime(60_000);
  expect(tick).toHaveBeenCalledTimes(3);
});

test('a hidden tab does not look before it is shown again', () => {
  const tick = jest.fn();
  const end = everyMinute(tick);
  setHidden(true);
  jest.advanceTimersByTime(600_000);
  expect(tick).toHaveBeenCalledTimes(1);
  setHidden(false);
  expect(tick).toHaveBeenCalledTimes(2);
  end();
});
