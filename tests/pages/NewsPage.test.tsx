/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { news } from '../../content/news';
import type { Article } from '../../src/news/article';
import { afterPaint } from '../../src/lib/waiting';
import { ANSWER_DEADLINE_MS, UNREACHABLE_GRACE_MS } from '../../src/news/liveValue';
import { NewsPage } from '../../src/pages/NewsPage';
import { NewsNotice, SHORTEST_TRY_MS } from '../../src/sections/news/NewsNotice';
import { fakeFeed } from '../news/fakeFeed';
import { renderSite } from '../renderSite';

// The trouble is over: a notice is said once.
afterEach(() => {
  renderSite(<NewsNotice freshness="live" timeZone="UTC" words={news.notices} />).unmount();
});

const kickoff: Article = {
  id: 'kickoff',
  title: 'Kickoff',
  publishedAt: Date.UTC(2026, 0, 10, 17, 5),
  content: 'One **bold** line\ntwo\nthree\nfour',
};

/** The page with its feed already listening. */
async function openNews(snapshot = {}) {
  const feed = fakeFeed();
  await act(async () => void renderSite(<NewsPage />, { path: '/news', feed, snapshot }));
  return feed;
}

test('as long as there is nothing to show, the page says that it is loading', async () => {
  await openNews();
  const words = await screen.findByText(news.list.loading);
  expect(words.closest('[role=status]')).toBeInTheDocument();
});

test('an article shows its title, its date in Tulsa, its first lines and a link to the rest', async () => {
  const feed = await openNews();
  act(() => feed.answerList([kickoff]));
  const entry = screen.getByRole('listitem');
  expect(within(entry).getByRole('heading', { level: 3 })).toHaveTextContent('Kickoff');
  expect(within(entry).getByText('January 10, 2026, 11:05 AM')).toHaveAttribute(
    'datetime',
    '2026-01-10T17:05:00.000Z',
  );
  expect(within(entry).getByText('bold')).toBeInTheDocument();
  expect(entry).toHaveTextContent(/three\.\.\./);
  expect(entry).not.toHaveTextContent('four');
  const link = within(entry).getByRole('link');
  expect(link).toHaveAccessibleName(`${news.list.readMore} ${news.list.readMoreAbout('Kickoff')}`);
  expect(link).toHaveAttribute('href', '/news/kickoff');
});

test('an article without a title or a date says so', async () => {
  const feed = await openNews();
  act(() => feed.answerList([{ ...kickoff, title: '', publishedAt: undefined }]));
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(news.entry.untitled);
  expect(within(screen.getByRole('listitem')).getByText(news.entry.undated)).toBeInTheDocument();
});

test('the page says that there is no news only if the database said so', async () => {
  const feed = await openNews();
  expect(screen.queryByText(news.list.empty)).not.toBeInTheDocument();
  act(() => feed.answerList([]));
  expect(screen.getByText(news.list.empty)).toBeInTheDocument();
});

test('an unreachable database removes nothing, and Retry asks it again', async () => {
  jest.useFakeTimers();
  const feed = await openNews({ articles: [kickoff] });
  await act(() => jest.advanceTimersByTimeAsync(ANSWER_DEADLINE_MS));
  jest.useRealTimers();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Kickoff');
  expect(notice(news.notices.unreachable.text)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: news.notices.unreachable.action }));
  expect(feed.reconnect).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: news.notices.retrying })).toBeInTheDocument();
  act(() => feed.answerList([kickoff]));
  expect(screen.queryByText(news.notices.unreachable.text)).not.toBeInTheDocument();
});

const copiedAt = Date.parse('2026-11-28T09:23:00Z');

test.each([
  ['the time of the copy that is shown', false, news.notices.asOf('Nov 28, 3:23 AM')],
  ['no time once the database has answered', true, news.notices.mayBeOld],
])('a notice names %s', async (_, isAnswered, shown) => {
  const feed = await openNews({ articles: [kickoff], copiedAt });
  if (isAnswered) act(() => feed.answerList([kickoff]));
  act(() => feed.denyList());
  const { text } = news.notices.denied;
  const line = (await screen.findByText(text)).parentElement;
  expect(line).toHaveTextContent(`${text} ${shown}`);
});

test('a notice is read out once: on the next page it is only shown, until the trouble is over', async () => {
  jest.useFakeTimers();
  const feed = fakeFeed();
  const open = () =>
    act(async () => renderSite(<NewsPage />, { feed, snapshot: { articles: [kickoff] } }));
  const lose = async () => {
    act(() => feed.loseList());
    await act(() => jest.advanceTimersByTimeAsync(UNREACHABLE_GRACE_MS));
  };
  const first = await open();
  await lose();
  expect(notice(news.notices.unreachable.text)).toBeInTheDocument();
  first.unmount();

  await open();
  await lose();
  expect(screen.getByText(news.notices.unreachable.text)).toBeInTheDocument();
  expect(notice(news.notices.unreachable.text)).toBeNull();
  act(() => feed.answerList([kickoff]));
  await lose();
  expect(notice(news.notices.unreachable.text)).toBeInTheDocument();
  jest.useRealTimers();
});

test('a try that is refused again is over at once, but not before it could be seen', async () => {
  jest.useFakeTimers();
  const feed = await openNews({ articles: [kickoff] });
  act(() => feed.denyList());
  await act(() => jest.advanceTimersByTimeAsync(100));
  fireEvent.click(screen.getByRole('button', { name: news.notices.denied.action }));
  await act(() => jest.advanceTimersByTimeAsync(200));
  act(() => feed.denyList());
  await act(() => jest.advanceTimersByTimeAsync(SHORTEST_TRY_MS - 201));
  expect(screen.getByRole('button', { name: news.notices.retrying })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('button', { name: news.notices.denied.action })).toBeInTheDocument();
  jest.useRealTimers();
});

/** The words, if they are read out politely. */
function notice(words: string) {
  return screen.getByText(words).closest('[role=status]');
}

test('a notice appears in an existing live region, or many would not hear it', async () => {
  renderSite(<NewsNotice freshness="denied" timeZone="UTC" words={news.notices} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  await waitFor(() => expect(region).toHaveTextContent(news.notices.denied.text));
});

test('the heading gets the focus from Retry, which disappears once the news is live again', async () => {
  const feed = await openNews({ articles: [kickoff] });
  act(() => feed.denyList());
  await userEvent.click(await screen.findByRole('button', { name: news.notices.denied.action }));
  act(() => feed.answerList([kickoff]));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a reader who has focused nothing is left alone when the notice disappears', async () => {
  const feed = await openNews({ articles: [kickoff] });
  act(() => feed.denyList());
  const retry = await screen.findByRole('button', { name: news.notices.denied.action });
  await act(async () => void fireEvent.click(retry));
  act(() => feed.answerList([kickoff]));
  expect(screen.queryByText(news.notices.denied.text)).not.toBeInTheDocument();
  await act(() => afterPaint());
  expect(document.body).toHaveFocus();
});
