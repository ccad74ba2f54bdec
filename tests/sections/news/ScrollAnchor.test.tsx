/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { ScrollAnchor } from '../../../src/sections/news/ScrollAnchor';

/** Every entry is as high, and the list begins at the top of the page. */
const HEIGHT = 100;

function List({ ids, view = 'newest' }: { ids: readonly string[]; view?: string }) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <ScrollAnchor articles={ids} view={view} list={list}>
      {ids.length > 0 && (
        <div ref={list}>
          {ids.map((id) => (
            <article key={id}>{id}</article>
          ))}
        </div>
      )}
    </ScrollAnchor>
  );
}

const supports = jest.fn();

beforeEach(() => {
  window.CSS.supports = supports.mockReturnValue(false);
  window.scrollBy = (({ top }: ScrollToOptions) => {
    window.scrollY += top!;
  }) as typeof window.scrollBy;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    const place = this.isConnected ? Array.from(this.parentElement!.children).indexOf(this) : 0;
    return new DOMRect(0, place * HEIGHT - window.scrollY, 300, HEIGHT);
  });
});

/** Where a page that was scrolled to `from` stands after the list has changed. */
function scrolledAfter(next: ReactElement, { from = 150, ids = ['a', 'b', 'c'] } = {}) {
  window.scrollY = from;
  const { rerender } = render(<List ids={ids} />);
  rerender(next);
  return window.scrollY;
}

test('the article being read keeps its place when one above it is added or removed', () => {
  expect(scrolledAfter(<List ids={['new', 'a', 'b', 'c']} />)).toBe(250);
  expect(scrolledAfter(<List ids={['b', 'c']} />)).toBe(50);
});

test('changes below the article being read move nothing', () => {
  expect(scrolledAfter(<List ids={['a', 'b', 'c', 'new']} />)).toBe(150);
});

test('at the top of the page, a new article is visible', () => {
  expect(scrolledAfter(<List ids={['new', 'a', 'b', 'c']} />, { from: 0 })).toBe(0);
});

test('changes made by the visitor do not scroll', () => {
  expect(scrolledAfter(<List view="oldest" ids={['b', 'c', 'a']} />)).toBe(150);
});

test('a browser with scroll anchoring is left alone', () => {
  supports.mockReturnValue(true);
  expect(scrolledAfter(<List ids={['new', 'a', 'b', 'c']} />)).toBe(150);
  expect(supports).toHaveBeenCalledWith('overflow-anchor', 'auto');
});

test('the page does not scroll when the article being read is removed', () => {
  expect(scrolledAfter(<List ids={['new', 'a', 'c']} />)).toBe(150);
});

test('below the list, the page does not scroll when the list changes', () => {
  expect(scrolledAfter(<List ids={['new', 'a', 'b', 'c']} />, { from: 900 })).toBe(900);
});

test('the page does not scroll when the first list appears', () => {
  expect(scrolledAfter(<List ids={['a']} />, { ids: [] })).toBe(150);
});
