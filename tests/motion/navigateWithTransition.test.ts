/** @jest-environment jsdom */
import { calm } from '../../src/motion/calm';
import { navigateWithTransition } from '../../src/motion/navigateWithTransition';
import * as deviceSpeed from '../../src/motion/deviceSpeed';

const navigate = jest.fn();
const start = jest.fn((change: () => void) => {
  change();
  return { ready: Promise.reject(new Error('skipped')) };
});

beforeEach(() => {
  navigate.mockClear();
  start.mockClear();
  calm.choose(undefined);
});
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

const withTransitions = () => Object.assign(document, { startViewTransition: start });

test('the page changes within a view transition, and a skipped one is no error', async () => {
  withTransitions();
  navigateWithTransition(navigate, '/news', { replace: true });
  expect(start).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith('/news', { replace: true });
  // An unhandled rejection would fail the test here.
  await new Promise((resolve) => setTimeout(resolve));
});

test('under calm the page changes at once', () => {
  withTransitions();
  calm.choose('on');
  navigateWithTransition(navigate, '/news');
  expect(start).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('on a slow device the page changes at once', () => {
  withTransitions();
  jest.spyOn(deviceSpeed, 'isDeviceSlow').mockReturnValueOnce(true);
  navigateWithTransition(navigate, '/news');
  expect(start).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('a browser without view transitions changes the page at once', () => {
  navigateWithTransition(navigate, '/news');
  expect(navigate).toHaveBeenCalledTimes(1);
});
