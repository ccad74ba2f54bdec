/** @jest-environment jsdom */
import { beforePopState } from '../../src/navigation/beforePopState';

const goBack = () => dispatchEvent(new PopStateEvent('popstate'));

test('a subscriber is called before the listeners of the window, until it unsubscribes', () => {
  const calls: string[] = [];
  const listener = () => calls.push('router');
  addEventListener('popstate', listener);
  const stop = beforePopState(() => calls.push('first'));
  goBack();
  expect(calls).toEqual(['first', 'router']);
  stop();
  goBack();
  expect(calls).toEqual(['first', 'router', 'router']);
  removeEventListener('popstate', listener);
});
