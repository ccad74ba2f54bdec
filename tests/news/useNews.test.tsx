/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { articlePage } from '../../content/article';
import { NewsContext } from '../../src/news/newsSources';
import { constantStore } from '../../src/lib/externalStore';
import { useArticleHtml } from '../../src/news/useNews';

const renderer = constantStore({
  article: (markdown: string) => `<p>${markdown}</p>`,
  preview: (markdown: string) => markdown,
  minutes: () => 1,
});

function ArticleHtml({ text }: { text: string }) {
  const html = useArticleHtml(text, articlePage.table);
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
}

const article = (text: string) => (
  <NewsContext value={{ snapshot: {}, renderer }}>
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

test('an article opened later is rendered at once', () => {
  const { container } = render(article('one'));
  expect(container).toHaveTextContent('one');
});
