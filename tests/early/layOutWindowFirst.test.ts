/** @jest-environment jsdom */
import { layOutWindowFirst } from '../../src/early/layOutWindowFirst';
import { WINDOW_FIRST } from '../../src/theme/windowFirst';

const root = document.documentElement;

// Jest's fake timers bring a clock of their own, whose entries a test can choose.
beforeEach(() => {
  jest.useFakeTimers();
  CSS.supports = () => true;
  root.removeAttribute(WINDOW_FIRST);
});
afterEach(() => void jest.useRealTimers());

const isWindowFirst = () => root.hasAttribute(WINDOW_FIRST);

/** Opens the page as the browser's navigation entry says. */
function openPage(hash: string, navigation: { type: string }[]) {
  location.hash = hash;
  performance.getEntriesByType = () => navigation as unknown as PerformanceEntryList;
  layOutWindowFirst();
}

test.each([
  ['a page that is opened at its top', '', 'navigate', true],
  ['one that is opened at a place', '#results', 'navigate', false],
  ['one that is loaded again', '', 'reload', false],
  ['one that the visitor comes back to', '', 'back_forward', false],
])('lays out the window first: %s', (_page, hash, type, expected) => {
  openPage(hash, [{ type }]);
  expect(isWindowFirst()).toBe(expected);
});

test('lays out everything at once if the browser does not say how the page was opened', () => {
  openPage('', []);
  expect(isWindowFirst()).toBe(false);
});

test('lays out everything at once in Safari, which has no overflow-anchor', () => {
  CSS.supports = (property: string) => property !== 'overflow-anchor';
  openPage('', [{ type: 'navigate' }]);
  expect(isWindowFirst()).toBe(false);
});
