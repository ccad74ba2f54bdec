import { createListeners } from '../../src/lib/createListeners';

test('every listener is notified, until it is removed', () => {
  const listeners = createListeners();
  const one = jest.fn();
  const other = jest.fn();
  const removeOne = listeners.subscribe(one);
  listeners.subscribe(other);
  listeners.notify();
  removeOne();
  listeners.notify();
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(2);
});

test('the first to come and the last to go are reported, each time and once', () => {
  const reports: string[] = [];
  const listeners = createListeners({
    onFirst: () => reports.push('first'),
    onNone: () => reports.push('none'),
  });
  const removeOne = listeners.subscribe(() => undefined);
  const removeOther = listeners.subscribe(() => undefined);
  removeOne();
  expect(listeners.hasAny()).toBe(true);
  removeOther();
  removeOther();
  expect(listeners.hasAny()).toBe(false);
  expect(reports).toEqual(['first', 'none']);
  listeners.subscribe(() => undefined);
  expect(reports).toEqual(['first', 'none', 'first']);
});
