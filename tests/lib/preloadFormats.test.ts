import { preloadFormats } from '../../src/lib/preloadFormats';
import { whenIdle } from '../../src/lib/whenIdle';

jest.mock('../../src/lib/whenIdle');

test('the first number and the first date are written while the browser is idle, each in a task of its own', async () => {
  const numbers = jest.spyOn(Intl, 'NumberFormat');
  const dates = jest.spyOn(Intl, 'DateTimeFormat');
  const idle: (() => void)[] = [];
  jest.mocked(whenIdle).mockImplementation(() => new Promise((resolve) => idle.push(resolve)));
  const made = () => [numbers.mock.calls.length, dates.mock.calls.length];

  const done = preloadFormats();
  expect(made()).toEqual([0, 0]);
  idle.shift()?.();
  await Promise.resolve();
  expect(made()).toEqual([1, 0]);
  idle.shift()?.();
  await done;
  expect(made()).toEqual([1, 1]);
});
