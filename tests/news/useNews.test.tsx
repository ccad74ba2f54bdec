/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { articlePage } from '../../content/article';
import { NewsContext } from '../../src/news/newsSources';
import type { NewsSources } from '../../src/news/newsSources';
import { constantStore, lazyStore } from '../../src/lib/externalStore';
import { useArticleHtml } from '../../src/news/useNews';

const renderer = constantStore({
  article: (markdown: string) => `<p>${markdown}</p>`,
  preview: (markdown: string) => markdown,
  minutes: () => 1,
});

function ArticleHtml({ text }: { text: string }) {
  const html = useArticleHtml(text, articlePage);
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
}

const article = (text: string, from: NewsSources['renderer'] = renderer) => (
  <NewsContext value={{ snapshot: {}, renderer: from }}>
    <ArticleHtml text={text} />
  </NewsContext>
);

test('a prerendered article stays as it is until its text changes, and is rendered when it changes back', () => {
  const container = document.createElement('div');
  container.innerHTML = '<div><p>one</p></div>';
  const paragraph = container.querySelector('p')!;
  const { rerender } = render(article('one'), { container, hydrate: true });
  expect(container.querySelector('p')).toBe(paragraph);
  rerender(article('two'));
  expect(container).toHaveTextContent('two');
  rerender(article('one'));
  expect(container).toHaveTextContent('one');
});

test('a corrected text takes the place of the prerendered one once the renderer has loaded', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<div><p>one</p></div>';
  let arrive!: () => void;
  const load = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const late = lazyStore(async () => {
    await load();
    return renderer.current();
  });
  const { rerender } = render(article('one', late), { container, hydrate: true });
  expect(load).not.toHaveBeenCalled();
  rerender(article('two', late));
  expect(container).toHaveTextContent('one');
  await act(async () => arrive());
  expect(container).toHaveTextContent('two');
});

test('an article opened later is rendered at once', () => {
  const { container } = render(article('one'));
  expect(container).toHaveTextContent('one');
});
