/** @jest-environment jsdom */
import { whileIdle } from '../../src/lib/whileIdle';

let idle: (() => void)[] = [];
beforeEach(() => {
  idle = [];
  window.requestIdleCallback = (act) => idle.push(() => act({} as IdleDeadline));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('each thing waits until the browser is idle and the one before it is done', async () => {
  const done: string[] = [];
  let finish = () => {};
  const slow = () =>
    new Promise<void>((resolve) => {
      finish = () => {
        done.push('slow');
        resolve();
      };
    });
  const all = whileIdle([slow, () => done.push('quick')]);
  await settled();
  expect(idle).toHaveLength(1);
  idle.shift()!();
  await settled();
  expect(idle).toHaveLength(0);
  finish();
  await settled();
  expect(done).toEqual(['slow']);
  idle.shift()!();
  await all;
  expect(done).toEqual(['slow', 'quick']);
});

test('the first failure ends it quietly', async () => {
  window.requestIdleCallback = (act) => Number(act({} as IdleDeadline));
  const never = jest.fn();
  await whileIdle([() => Promise.reject(new Error('404')), never]);
  expect(never).not.toHaveBeenCalled();
});

test('nothing is done for a visitor who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const never = jest.fn();
  await whileIdle([never]);
  expect(never).not.toHaveBeenCalled();
  expect(idle).toHaveLength(0);
});
