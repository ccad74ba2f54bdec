/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { articlePage } from '../../content/article';
import { NewsContext } from '../../src/news/newsSources';
import { constantStore } from '../../src/lib/externalStore';
import { trustedMarkdown } from '../../src/news/trustedMarkdown';
import { useArticleHtml, usePreviewHtml } from '../../src/news/useNews';

const renderer = constantStore({
  article: (markdown: string) => `<p>${markdown}</p>`,
  preview: (markdown: string) => markdown,
});

function ArticleHtml({ text }: { text: string }) {
  const html = useArticleHtml(text, articlePage);
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

test('a preview rendered before is rendered at once on return to its list', () => {
  const kept = constantStore(trustedMarkdown((render) => render));
  function Preview({ text, isNear }: { text: string; isNear: boolean }) {
    return <p dangerouslySetInnerHTML={{ __html: usePreviewHtml(text, isNear) ?? 'plain' }} />;
  }
  const preview = (text: string, isNear: boolean) => (
    <NewsContext value={{ snapshot: {}, renderer: kept }}>
      <Preview text={text} isNear={isNear} />
    </NewsContext>
  );
  const first = render(preview('*Kickoff*', false));
  expect(first.container).toHaveTextContent('plain');
  first.rerender(preview('*Kickoff*', true));
  expect(first.container.querySelector('em')).toHaveTextContent('Kickoff');
  first.unmount();
  const second = render(preview('*Kickoff*', false));
  expect(second.container.querySelector('em')).toHaveTextContent('Kickoff');
  expect(render(preview('*Finals*', false)).container).toHaveTextContent('plain');
});
