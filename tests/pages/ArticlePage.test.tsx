/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'wouter';
import { articlePage } from '../../content/article';
import { news } from '../../content/news';
import type { Article } from '../../src/news/article';
import { MAX_MARKDOWN_LENGTH } from '../../src/markdown/markdownLimits';
import { ANSWER_DEADLINE_MS } from '../../src/news/liveValue';
import { ArticlePage } from '../../src/pages/ArticlePage';
import { renderSite } from '../renderSite';

const words = articlePage;
const kickoff: Article = {
  id: 'kickoff',
  title: 'Kickoff',
  publishedAt: Date.UTC(2026, 0, 10, 17, 5),
  content: '## The game\n\nScore **fuel**.',
};

async function openSite(snapshot = {}, id = 'kickoff') {
  const page = (
    <>
      <Route path="/news/:id">
        <ArticlePage />
      </Route>
      <button type="button">elsewhere</button>
    </>
  );
  return act(async () => renderSite(page, { path: `/news/${id}`, snapshot }));
}

async function openArticle(snapshot = {}, id = 'kickoff') {
  return (await openSite(snapshot, id)).feed;
}

test('an article shows its title, its date and its whole text, headings below its title', async () => {
  const feed = await openArticle();
  act(() => feed.answerArticle('kickoff', kickoff));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kickoff');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('The game');
  expect(screen.getByText('fuel')).toBeInTheDocument();
  expect(screen.getByText('January 10, 2026, 11:05 AM')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe(articlePage.articleHead.title('Kickoff')));
});

const metaOf = (name: string) => document.querySelector(`meta[name="${name}"]`);

test('a search engine gets the description that the build wrote, as long as the text is the same', async () => {
  const feed = await openArticle({ article: { ...kickoff, description: 'Score fuel.' } });
  const description = (words: string) =>
    waitFor(() => expect(metaOf('description')).toHaveAttribute('content', words));
  await description('Score fuel.');
  expect(metaOf('robots')).not.toBeInTheDocument();
  act(() => feed.answerArticle('kickoff', kickoff));
  await description('Score fuel.');
  act(() => feed.answerArticle('kickoff', { ...kickoff, content: 'Later.' }));
  await description(news.head.description);
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
});

test('a page without an article is hidden from search engines until there is one', async () => {
  const feed = await openArticle();
  act(() => feed.answerArticle('kickoff', 'missing'));
  await waitFor(() => expect(metaOf('robots')).toHaveAttribute('content', 'noindex'));
  act(() => feed.answerArticle('kickoff', kickoff));
  expect(metaOf('robots')).not.toBeInTheDocument();
});

test('before the database answers, no article is shown and nothing is announced', async () => {
  await openArticle();
  expect(await screen.findByText(articlePage.loading.label)).toBeInTheDocument();
  // What waits for the page's heading waits for the article's own.
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByText(words.missing.title)).not.toBeInTheDocument();
  expect(screen.queryByText(words.couldNotCheck.title)).not.toBeInTheDocument();
});

test('a missing article is reported as missing, with a way back and the newest others instead', async () => {
  const articles = [1, 2, 3, 4].map((day) => ({
    ...kickoff,
    id: day === 4 ? kickoff.id : `day-${day}`,
    title: `Day ${day}`,
    publishedAt: Date.UTC(2026, 0, day),
  }));
  const feed = await openArticle({ articles });
  act(() => feed.answerArticle('kickoff', 'missing'));
  await screen.findByRole('heading', { level: 1, name: words.missing.title });
  expect(screen.getByRole('link', { name: words.missing.link.label })).toHaveAttribute(
    'href',
    '/news',
  );
  const newest = (await screen.findByText(words.newest)).closest('section')!;
  expect(
    within(newest)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/news/day-3', '/news/day-2']);
});

test('an article that could not be requested is not reported as missing', async () => {
  jest.useFakeTimers();
  await openArticle();
  act(() => jest.advanceTimersByTime(ANSWER_DEADLINE_MS));
  jest.useRealTimers();
  await screen.findByRole('heading', { level: 1, name: words.couldNotCheck.title });
});

test('an article without a text says so', async () => {
  const feed = await openArticle();
  act(() => feed.answerArticle('kickoff', { ...kickoff, content: ' ' }));
  expect(screen.getByText(words.emptyText)).toBeInTheDocument();
});

/** What screen readers are told about a change. */
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

test('that an article was removed is announced, until it is back', async () => {
  const feed = await openArticle({ article: kickoff });
  await screen.findByText(articlePage.facts.readingTime(1));
  act(() => feed.answerArticle('kickoff', kickoff));
  expect(announced()).toEqual([]);
  act(() => feed.answerArticle('kickoff', 'missing'));
  expect(announced()).toEqual([articlePage.changes.removed]);
  act(() => feed.answerArticle('kickoff', kickoff));
  expect(announced()).toEqual([]);
});

test('a second update is announced like the first, and an answer that changes nothing is not', async () => {
  const feed = await openArticle({ article: kickoff });
  await screen.findByText(articlePage.facts.readingTime(1));
  act(() => feed.answerArticle('kickoff', kickoff));
  act(() => feed.answerArticle('kickoff', { ...kickoff, content: 'One.' }));
  const first = screen.getByText(articlePage.changes.updated);
  act(() => feed.answerArticle('kickoff', { ...kickoff, content: 'Two.' }));
  const second = screen.getByText(articlePage.changes.updated);
  expect(first).not.toBeInTheDocument();
  act(() => feed.answerArticle('kickoff', { ...kickoff, content: 'Two.' }));
  expect(screen.getByText(articlePage.changes.updated)).toBe(second);
});

test('the heading of an article that Retry has brought gets the focus', async () => {
  jest.useFakeTimers();
  const feed = await openArticle();
  await act(() => jest.advanceTimersByTimeAsync(ANSWER_DEADLINE_MS + 100));
  jest.useRealTimers();
  const retry = await screen.findByRole('button', { name: news.notices.unreachable.action });
  await userEvent.click(retry);
  act(() => feed.answerArticle('kickoff', kickoff));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Kickoff' })).toHaveFocus());
});

test('an article links to the ones before and after it', async () => {
  const neighbors = { older: { id: 'older', title: 'Before' }, newer: { id: 'v1.2', title: '' } };
  await openArticle({ article: kickoff, neighbors });
  const older = screen.getByRole('link', { name: `${words.neighbors.older} Before` });
  expect(older).toHaveAttribute('href', '/news/older');
  const newer = screen.getByRole('link', {
    name: `${words.neighbors.newer} ${news.entry.untitled}`,
  });
  expect(newer).toHaveAttribute('href', '/news/v1.2');
});

test('an article says how long it takes to read', async () => {
  await openArticle({ article: kickoff });
  expect(screen.getByText(words.facts.readingTime(1))).toBeInTheDocument();
  expect(screen.queryByText(words.facts.tooLong)).not.toBeInTheDocument();
});

test('an article that is too long to format says so', async () => {
  await openArticle({ article: { ...kickoff, content: 'word '.repeat(MAX_MARKDOWN_LENGTH / 4) } });
  expect(screen.getByText(words.facts.tooLong)).toBeInTheDocument();
});

test('copying the link is announced politely', async () => {
  const user = userEvent.setup();
  await openArticle({ article: kickoff });
  await user.click(screen.getByRole('button', { name: words.share.copy }));
  expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname);
  expect(screen.getByText(words.share.copied)).toHaveAttribute('role', 'status');
});

test('if the link cannot be copied, the visitor is referred to the address bar', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await openArticle({ article: kickoff });
  await user.click(screen.getByRole('button', { name: words.share.copy }));
  expect(await screen.findByText(words.share.failed)).toBeInTheDocument();
});

test('the browser’s share dialog is offered if there is one', async () => {
  const share = jest.fn(async () => undefined);
  Object.assign(navigator, { share });
  await openArticle({ article: kickoff });
  await userEvent.click(screen.getByRole('button', { name: words.share.share }));
  expect(share).toHaveBeenCalledWith({
    title: 'Kickoff',
    url: location.origin + location.pathname,
  });
  Reflect.deleteProperty(navigator, 'share');
});
