/** @jest-environment jsdom */
import { Profiler } from 'react';
import { act, render } from '@testing-library/react';
import { FooterClock } from '../../src/layout/FooterClock';

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 0, 10, 9, 4, 59) }));
afterEach(() => jest.useRealTimers());

const clock = () => document.querySelector('time')!;

test('the clock shows hours and minutes, updates to the second, and is not displayed', () => {
  render(<FooterClock />);
  expect(clock()).not.toBeVisible();
  expect(clock()).toHaveTextContent(/^09:04$/);
  act(() => jest.advanceTimersByTime(999));
  expect(clock()).toHaveTextContent(/^09:04$/);
  act(() => jest.advanceTimersByTime(1));
  expect(clock()).toHaveTextContent(/^09:05$/);
});

test('the clock causes no re-render and leaves no timer behind', () => {
  const onRender = jest.fn();
  const { unmount } = render(
    <Profiler id="clock" onRender={onRender}>
      <FooterClock />
    </Profiler>,
  );
  act(() => jest.advanceTimersByTime(120_000));
  expect(clock()).toHaveTextContent(/^09:06$/);
  expect(onRender).toHaveBeenCalledTimes(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
