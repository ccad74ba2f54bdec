/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'wouter';
import { articlePage } from '../../content/article';
import { news } from '../../content/news';
import { MAX_MARKDOWN_LENGTH } from '../../src/markdown/markdownLimits';
import type { NewsSnapshot } from '../../src/news/newsSources';
import { ArticlePage } from '../../src/pages/ArticlePage';
import { renderSite } from '../renderSite';

const article = { id: 'kickoff', title: 'Kickoff', publishedAt: 1, content: 'Score **fuel**.' };

async function openArticle(snapshot: NewsSnapshot) {
  const page = (
    <Route path="/news/:id">
      <ArticlePage />
    </Route>
  );
  await act(async () => void renderSite(page, { path: '/news/kickoff', snapshot }));
}

test('an article links to the ones before and after it', async () => {
  const neighbors = { older: { id: 'older', title: 'Before' }, newer: { id: 'v1.2', title: '' } };
  await openArticle({ article, neighbors });
  const older = screen.getByRole('link', { name: `${articlePage.neighbors.older} Before` });
  expect(older).toHaveAttribute('href', '/news/older');
  const newer = screen.getByRole('link', {
    name: `${articlePage.neighbors.newer} ${news.entry.untitled}`,
  });
  expect(newer).toHaveAttribute('href', '/news/v1.2');
});

test('the only article links to no others', async () => {
  await openArticle({ article, neighbors: {} });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('an article says how long it takes to read', async () => {
  await openArticle({ article });
  expect(screen.getByText(articlePage.facts.readingTime(1))).toBeInTheDocument();
  expect(screen.queryByText(articlePage.facts.tooLong)).not.toBeInTheDocument();
});

test('an article that is too long to format says so', async () => {
  await openArticle({ article: { ...article, content: 'word '.repeat(MAX_MARKDOWN_LENGTH / 4) } });
  expect(screen.getByText(articlePage.facts.tooLong)).toBeInTheDocument();
});

test('copying the link is announced politely', async () => {
  const user = userEvent.setup();
  await openArticle({ article });
  await user.click(screen.getByRole('button', { name: articlePage.share.copy }));
  expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname);
  expect(screen.getByText(articlePage.share.copied)).toHaveAttribute('role', 'status');
});

test('if the link cannot be copied, the visitor is referred to the address bar', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await openArticle({ article });
  await user.click(screen.getByRole('button', { name: articlePage.share.copy }));
  expect(await screen.findByText(articlePage.share.failed)).toBeInTheDocument();
});

test('the browser’s share dialog is offered if there is one', async () => {
  const share = jest.fn(async () => undefined);
  Object.assign(navigator, { share });
  await openArticle({ article });
  await userEvent.click(screen.getByRole('button', { name: articlePage.share.share }));
  expect(share).toHaveBeenCalledWith({
    title: 'Kickoff',
    url: location.origin + location.pathname,
  });
  Reflect.deleteProperty(navigator, 'share');
});
