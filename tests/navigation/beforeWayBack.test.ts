/** @jest-environment jsdom */
import { beforeWayBack } from '../../src/navigation/beforeWayBack';

const goBack = () => dispatchEvent(new PopStateEvent('popstate'));

test('whoever asked is called before those who listen to the window, until it ends', () => {
  const calls: string[] = [];
  const hear = () => calls.push('router');
  addEventListener('popstate', hear);
  const stop = beforeWayBack(() => calls.push('first'));
  goBack();
  expect(calls).toEqual(['first', 'router']);
  stop();
  goBack();
  expect(calls).toEqual(['first', 'router', 'router']);
  removeEventListener('popstate', hear);
});
