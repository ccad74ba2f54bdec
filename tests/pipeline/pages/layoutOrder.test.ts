/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { layOutBelow, layOutWindowFirst } from '../../../src/pipeline/pages/layoutOrder';
import { WINDOW_FIRST } from '../../../src/theme/windowFirst';

beforeEach(() => {
  document.documentElement.removeAttribute(WINDOW_FIRST);
  document.body.innerHTML = `<div id="root">
    <main><p></p><p></p><p></p><section><h2></h2><div></div><ul></ul></section></main>
    <footer><section></section></footer>
  </div>`;
});

const isWindowFirst = () => document.documentElement.hasAttribute(WINDOW_FIRST);

test.each([
  ['a page that is opened at its top', '', 'navigate', true],
  ['one that is opened at a place', '#results', 'navigate', false],
  ['one that is loaded again', '', 'reload', false],
  ['one that the visitor comes back to', '', 'back_forward', false],
])('lays out the window first: %s', (_page, hash, type, expected) => {
  runInNewContext(layOutWindowFirst, {
    document,
    location: { hash },
    performance: { getEntriesByType: () => [{ type }] },
  });
  expect(isWindowFirst()).toBe(expected);
});

test('lays out everything at once if the browser does not say how the page was opened', () => {
  runInNewContext(layOutWindowFirst, {
    document,
    location: { hash: '' },
    performance: { getEntriesByType: () => [] },
  });
  expect(isWindowFirst()).toBe(false);
});

/** Runs the rest of the layout with a clock that advances this far at each reading, ms. */
function layOut(taskMs: number, page: object = document) {
  const tasks: (() => void)[] = [];
  const end = jest.fn();
  let now = 0;
  runInNewContext(`(${layOutBelow})(end)`, {
    document: page,
    end,
    performance: { now: () => (now += taskMs) },
    setTimeout: (act: () => void) => tasks.push(act),
  });
  return { end, next: () => tasks.shift()?.() };
}

const laidOutTags = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[style]'), ({ tagName }) => tagName);

test('the parts below the window are laid out one by one, parents before children', () => {
  document.documentElement.setAttribute(WINDOW_FIRST, '');
  const { end, next } = layOut(3);
  expect(laidOutTags()).toEqual(['SECTION']);
  next();
  expect(laidOutTags()).toEqual(['SECTION', 'DIV']);
  next();
  next();
  expect(laidOutTags()).toEqual(['SECTION', 'DIV', 'UL', 'FOOTER']);
  expect(isWindowFirst()).toBe(true);
  expect(end).not.toHaveBeenCalled();
});

test('several parts are laid out in one task while it is short', () => {
  document.documentElement.setAttribute(WINDOW_FIRST, '');
  layOut(1);
  expect(laidOutTags()).toEqual(['SECTION', 'DIV', 'UL']);
});

test('in a hidden tab, all parts are laid out at once', () => {
  document.documentElement.setAttribute(WINDOW_FIRST, '');
  const { end } = layOut(3, {
    hidden: true,
    documentElement: document.documentElement,
    querySelectorAll: (selector: string) => document.querySelectorAll(selector),
  });
  expect(isWindowFirst()).toBe(false);
  expect(end).toHaveBeenCalledTimes(1);
});

test('at the end the page is as it was prerendered', () => {
  const { outerHTML } = document.documentElement;
  document.documentElement.setAttribute(WINDOW_FIRST, '');
  const { end, next } = layOut(3);
  for (let part = 0; part < 6; part++) next();
  expect(end).toHaveBeenCalledTimes(1);
  expect(document.documentElement.outerHTML).toBe(outerHTML);
});

test('if everything is laid out already, nothing is touched', () => {
  const { end } = layOut(3);
  expect(laidOutTags()).toEqual([]);
  expect(end).toHaveBeenCalledTimes(1);
});
