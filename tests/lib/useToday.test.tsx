import { act, renderHook } from '@testing-library/react';
import { dayIn, useToday } from '../../src/lib/useToday';

test('a day begins and ends at midnight of its time zone, in summer and in winter', () => {
  const tulsa = 'America/Chicago';
  expect(dayIn(tulsa, Date.parse('2026-01-11T05:59:59Z'))).toBe('2026-01-10');
  expect(dayIn(tulsa, Date.parse('2026-01-11T06:00:00Z'))).toBe('2026-01-11');
  expect(dayIn(tulsa, Date.parse('2025-09-11T04:59:59Z'))).toBe('2025-09-10');
  expect(dayIn(tulsa, Date.parse('2025-09-11T05:00:00Z'))).toBe('2025-09-11');
});

test('a tab left open overnight knows the new day when it is looked at', () => {
  jest.useFakeTimers({ now: Date.parse('2026-01-10T23:00:00-06:00') });
  const { result } = renderHook(() => useToday('America/Chicago'));
  expect(result.current).toBe('2026-01-10');
  jest.setSystemTime(Date.parse('2026-01-11T08:00:00-06:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-01-11');
  jest.useRealTimers();
});
