/** @jest-environment jsdom */
import { afterPaint } from '../../src/lib/waiting';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  jest.useRealTimers();
});

test('in a visible tab, it waits until the next frame is drawn', async () => {
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  const order: string[] = [];
  void afterPaint().then(() => order.push('resolved'));
  requestAnimationFrame(() => order.push('drawn'));
  await jest.advanceTimersByTimeAsync(0);
  expect(order).toEqual([]);
  await jest.runAllTimersAsync();
  expect(order).toEqual(['drawn', 'resolved']);
});

test('a hidden tab draws no frame, so none is waited for', async () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await expect(afterPaint()).resolves.toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});
