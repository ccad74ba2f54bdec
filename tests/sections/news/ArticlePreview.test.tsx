/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { constantStore } from '../../../src/lib/externalStore';
import { NewsContext } from '../../../src/news/newsSources';
import { trustedMarkdown } from '../../../src/news/trustedMarkdown';
import { ArticlePreview } from '../../../src/sections/news/ArticlePreview';
import { SiteTheme } from '../../../src/theme/SiteTheme';
import { fakeIntersectionObserver } from '../../fakeIntersectionObserver';

const observer = fakeIntersectionObserver();
const rendered = trustedMarkdown((toHtml) => toHtml);
const news = { snapshot: {}, renderer: constantStore(rendered) };

const preview = (markdown: string, isSeenAtOnce = false) => (
  <SiteTheme>
    <NewsContext value={news}>
      <ArticlePreview markdown={markdown} isSeenAtOnce={isSeenAtOnce} />
    </NewsContext>
  </SiteTheme>
);

test('a preview is its words, without marks, until it comes near, and then formatted', () => {
  render(preview('The **first** words'));
  const plain = screen.getByText('The first words');
  act(() => observer.report(plain, true));
  expect(screen.getByText('first').tagName).toBe('STRONG');
});

test('each preview is formatted when it comes near itself, with one observer for all', () => {
  render(preview('The *one*'));
  render(preview('The *other*'));
  const [one, other] = [screen.getByText('The one'), screen.getByText('The other')];
  act(() => observer.report(one, false));
  expect(one).toBeInTheDocument();
  act(() => observer.report(one, true));
  expect(screen.getByText('one').tagName).toBe('EM');
  expect(other).toBeInTheDocument();
  expect([one, other].map(observer.isWatched)).toEqual([false, true]);
  expect(observer.observers()).toBe(1);
});

test('a preview that is seen at once is formatted at once, and not watched', () => {
  render(preview('The *first* of all', true));
  const formatted = screen.getByText('first');
  expect(formatted.tagName).toBe('EM');
  expect(observer.isWatched(formatted.closest('[dir]')!)).toBe(false);
});

test('a removed preview is no longer watched, and a late report about it is not an error', () => {
  const { unmount } = render(preview('Soon *gone*'));
  const gone = screen.getByText('Soon gone');
  expect(observer.isWatched(gone)).toBe(true);
  unmount();
  expect(observer.isWatched(gone)).toBe(false);
  expect(() => observer.reportLate(gone)).not.toThrow();
});

test('a preview shows the numbers of a list, or its bullets, but no bullet beside the box of a task', () => {
  const markdown = '1. first\n\n- second\n- [ ] third';
  rendered.preview(markdown);
  render(preview(markdown));
  const markers = screen
    .getAllByRole('list')
    .concat(screen.getByText(/third/))
    .map((element) => getComputedStyle(element).listStyle);
  expect(markers).toEqual(['decimal', 'disc', 'none']);
});

test('a preview without prose keeps its room until it comes near', () => {
  render(preview('# Only a heading'));
  expect(screen.getByText('# Only a heading')).toBeInTheDocument();
});

test('a preview rendered before is rendered at once; a corrected one when it comes near', () => {
  rendered.preview('The **known** words');
  const { rerender } = render(preview('The **known** words'));
  expect(screen.getByText('known').tagName).toBe('STRONG');
  rerender(preview('The **better** words'));
  act(() => observer.report(screen.getByText('The better words'), true));
  expect(screen.getByText('better').tagName).toBe('STRONG');
});

test('a preview that came with the page is rendered at once when the visitor returns to the list', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(preview('The **prerendered** words'));
  const { unmount } = render(preview('The **prerendered** words'), { container, hydrate: true });
  unmount();
  render(preview('The **prerendered** words'));
  expect(screen.getByText('prerendered').tagName).toBe('STRONG');
});
