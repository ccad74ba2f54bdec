/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { PAGE_LENGTH } from '../../../src/news/listView';
import {
  ADDRESS_DELAY_MS,
  useListView,
  useShownCount,
} from '../../../src/sections/news/useListView';

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/news');
});
afterEach(() => void jest.useRealTimers());

function renderBoth() {
  const { result } = renderHook(() => ({ list: useListView(), shown: useShownCount() }));
  return {
    type: (query: string) => act(() => result.current.list.change({ query })),
    settle: () => act(() => document.body.click()),
    press: () =>
      act(() => {
        document.body.click();
        result.current.shown[1]();
      }),
    showMore: () => act(() => result.current.shown[1]()),
    count: () => result.current.shown[0],
  };
}

test('an extended list stays extended after a search is started and cleared', () => {
  const { type, settle, showMore, count } = renderBoth();
  type('r');
  type('');
  act(() => jest.advanceTimersByTime(ADDRESS_DELAY_MS));
  showMore();
  settle();
  expect(count()).toBe(2 * PAGE_LENGTH);
  expect(location.search).toBe('');
});

test('another view of the list starts from the beginning', () => {
  const { type, settle, showMore, count } = renderBoth();
  showMore();
  expect(count()).toBe(2 * PAGE_LENGTH);
  type('robot');
  settle();
  expect(location.search).toBe('?q=robot');
  expect(count()).toBe(PAGE_LENGTH);
});

test('a click that both begins a view and shows more of it counts from the beginning', () => {
  const { type, press, showMore, count } = renderBoth();
  showMore();
  type('robot');
  press();
  expect(location.search).toBe('?q=robot');
  expect(count()).toBe(2 * PAGE_LENGTH);
});

test('an extended list stays extended while blanks are typed', () => {
  const { type, showMore, count } = renderBoth();
  showMore();
  type(' ');
  act(() => jest.advanceTimersByTime(ADDRESS_DELAY_MS));
  expect(count()).toBe(2 * PAGE_LENGTH);
  expect(location.search).toBe('');
});
