/** @jest-environment jsdom */
import { beforePopState } from '../../src/navigation/beforePopState';

const goBack = () => dispatchEvent(new PopStateEvent('popstate'));

test('whoever asked is called before those who listen to the window, until it ends', () => {
  const calls: string[] = [];
  const hear = () => calls.push('router');
  addEventListener('popstate', hear);
  const stop = beforePopState(() => calls.push('first'));
  goBack();
  expect(calls).toEqual(['first', 'router']);
  stop();
  goBack();
  expect(calls).toEqual(['first', 'router', 'router']);
  removeEventListener('popstate', hear);
});
