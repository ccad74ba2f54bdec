/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { articlePage } from '../../content/articlePage';
import { NewsContext } from '../../src/news/NewsContext';
import { readyRenderer } from '../../src/news/markdownRenderer';
import { useArticleHtml } from '../../src/news/useNews';

const renderer = readyRenderer({
  article: (markdown) => `<p>${markdown}</p>`,
  preview: (markdown) => markdown,
});

function Shown({ text }: { text: string }) {
  const html = useArticleHtml(text, articlePage);
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
}

const article = (text: string) => (
  <NewsContext value={{ snapshot: {}, renderer }}>
    <Shown text={text} />
  </NewsContext>
);

test('an article that was prerendered is left as it stands until its text changes, also when it changes back', () => {
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

test('an article that is opened later is rendered at once', () => {
  const { container } = render(article('one'));
  expect(container).toHaveTextContent('one');
});
