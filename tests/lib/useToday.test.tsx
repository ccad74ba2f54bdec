/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useToday } from '../../src/lib/useToday';

test('a tab left open overnight knows the new day when it is looked at', () => {
  jest.useFakeTimers({ now: Date.parse('2026-01-10T23:00:00-06:00') });
  const { result } = renderHook(() => useToday('America/Chicago'));
  expect(result.current).toBe('2026-01-10');
  jest.setSystemTime(Date.parse('2026-01-11T08:00:00-06:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-01-11');
  jest.useRealTimers();
});
