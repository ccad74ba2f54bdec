/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useFrameLater } from '../../../src/sections/clock/frames';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const nextFrame = () => act(() => jest.advanceTimersToNextFrame());

test('a value changes one frame late', () => {
  const { result, rerender } = renderHook(useFrameLater, { initialProps: '09:05:07' });
  expect(result.current).toBe('09:05:07');
  nextFrame();
  rerender('09:05:08');
  expect(result.current).toBe('09:05:07');
  nextFrame();
  expect(result.current).toBe('09:05:08');
});

test('of values that change before a frame, only the last is drawn', () => {
  const drawn: string[] = [];
  const { rerender } = renderHook(
    (value: string) => {
      drawn.push(useFrameLater(value));
    },
    { initialProps: '09:05:07' },
  );
  rerender('09:05:08');
  rerender('09:05:09');
  nextFrame();
  expect(new Set(drawn)).toEqual(new Set(['09:05:07', '09:05:09']));
});
