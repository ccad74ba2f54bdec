/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LastPastDay, useIsOver } from '../../src/meetings/useIsOver';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a tab left open overnight knows that the day is over when it is looked at', () => {
  jest.setSystemTime(Date.parse('2026-01-10T23:00:00-06:00'));
  const { result } = renderHook(() => useIsOver('2026-01-10', 'America/Chicago'));
  expect(result.current).toBe(false);
  jest.setSystemTime(Date.parse('2026-01-11T08:00:00-06:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(true);
});

test('a tab that stays in front knows it at midnight', () => {
  jest.setSystemTime(Date.parse('2026-01-10T22:30:00-06:00'));
  const { result, unmount } = renderHook(() => useIsOver('2026-01-10', 'America/Chicago'));
  act(() => jest.advanceTimersByTime(90 * 60_000 - 1));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  // It does not go round in circles then.
  act(() => jest.advanceTimersByTime(60_000));
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ['2026-01-09', 'over'],
  ['2026-01-10', 'over'],
  ['2026-01-11', 'unknown'],
  [undefined, 'unknown'],
] as const)('a page built after January 10th says of %s that it is %s', (day, said) => {
  jest.setSystemTime(Date.parse('2026-02-01T12:00:00-06:00'));
  const Sign = () => (useIsOver(day, 'America/Chicago') ? 'over' : 'unknown');
  const page = (
    <LastPastDay value="2026-01-10">
      <Sign />
    </LastPastDay>
  );
  expect(renderToString(page)).toBe(said);
  expect(renderToString(<Sign />)).toBe('unknown');
});
