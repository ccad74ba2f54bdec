/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { news } from '../../content/news';
import type { Article } from '../../src/news/article';
import { PAGE_LENGTH } from '../../src/news/listView';
import { ANSWER_DEADLINE_MS } from '../../src/news/liveValue';
import type { NewsSnapshot } from '../../src/news/newsSources';
import { NewsPage } from '../../src/pages/NewsPage';
import { ANNOUNCEMENT_MS } from '../../src/components/Announcement';
import { ADDRESS_DELAY_MS } from '../../src/sections/news/useListView';
import { fakeFeed } from '../news/fakeFeed';
import { renderSite } from '../renderSite';

// What waits for a paint is tested where it waits.
jest.mock('../../src/lib/waiting', () => ({
  ...jest.requireActual<object>('../../src/lib/waiting'),
  useIsPainted: () => true,
}));

const article = (id: string, title: string, day: number, content = 'Text'): Article => ({
  id,
  title,
  publishedAt: Date.UTC(2026, 0, day),
  content,
});
const three = [
  article('b', 'Beta', 2, 'About the café'),
  article('a', 'Alpha', 1, 'About the robot'),
  article('c', 'Gamma', 3),
];
const many = Array.from({ length: PAGE_LENGTH + 2 }, (_, place) =>
  article(`n${place}`, `Number ${place}`, place + 1),
);

/** The page before the database has answered. */
async function openBuilt(snapshot: NewsSnapshot, path = '/news') {
  history.replaceState(null, '');
  const feed = fakeFeed();
  const { location } = await act(async () => renderSite(<NewsPage />, { path, feed, snapshot }));
  return { feed, address: () => location.history?.at(-1) };
}

/** The page once the database has answered. */
async function openNews(articles: readonly Article[], path = '/news') {
  const opened = await openBuilt({}, path);
  act(() => opened.feed.answerList(articles));
  return opened;
}

const titles = () =>
  Array.from(
    document.querySelectorAll('main article :is(h2, h3)'),
    ({ textContent }) => textContent,
  );
/** The title of the large card that the list begins with. */
const leadTitle = () =>
  document.querySelector('main article[data-surface] :is(h2, h3)')?.textContent;
/** The labels of the seasons, and how many articles each has. */
const seasons = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .map((label) => [
      label.textContent,
      label.closest('section')?.querySelectorAll('article').length,
    ]);
const sortSelect = () => screen.getByRole('combobox', { name: news.sort.label });
const searchField = () => screen.getByRole('searchbox', { name: news.search.label });

afterEach(() => jest.useRealTimers());

test('the list is sorted newest first until another order is chosen, which the address keeps', async () => {
  const { address } = await openNews(three);
  expect(sortSelect()).toHaveDisplayValue('Newest to Oldest');
  expect(titles()).toEqual(['Gamma', 'Beta', 'Alpha']);
  await userEvent.selectOptions(sortSelect(), 'A to Z');
  expect(titles()).toEqual(['Alpha', 'Beta', 'Gamma']);
  await waitFor(() => expect(address()).toBe('/news?sort=a-z'));
  await userEvent.selectOptions(sortSelect(), 'Oldest to Newest');
  expect(titles()).toEqual(['Alpha', 'Beta', 'Gamma']);
  await waitFor(() => expect(address()).toBe('/news?sort=old-new'));
  await userEvent.selectOptions(sortSelect(), 'Z to A');
  expect(titles()).toEqual(['Gamma', 'Beta', 'Alpha']);
  await userEvent.selectOptions(sortSelect(), 'Newest to Oldest');
  await waitFor(() => expect(address()).toBe('/news'));
});

test('a search covers titles and texts as one types, announces its result, and can be cleared', async () => {
  await openNews(three);
  await userEvent.type(searchField(), 'CAFE');
  expect(titles()).toEqual(['Beta']);
  const found = screen.getByText(news.search.found(1));
  expect(found.closest('[role="status"]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: news.search.clear }));
  expect(titles()).toHaveLength(3);
  expect(searchField()).toHaveFocus();
  const cleared = screen.getByText(news.search.cleared);
  expect(cleared.closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: news.search.clear })).not.toBeInTheDocument();
});

test('before the database answers, a search does not claim to be complete', async () => {
  const { feed } = await openBuilt({ articles: three });
  await userEvent.type(searchField(), 'robot');
  expect(screen.getByText(news.search.foundSoFar(1))).toBeInTheDocument();
  await userEvent.clear(searchField());
  await userEvent.type(searchField(), 'submarine');
  expect(screen.getByText(news.search.nothingSoFar('submarine'))).toBeInTheDocument();
  act(() => feed.answerList(three));
  expect(screen.getByText(news.search.nothing('submarine'))).toBeInTheDocument();
});

test('the address follows the search shortly after the last key press', async () => {
  jest.useFakeTimers();
  const { address } = await openNews(three);
  fireEvent.change(searchField(), { target: { value: 'a' } });
  act(() => jest.advanceTimersByTime(ADDRESS_DELAY_MS - 1));
  fireEvent.change(searchField(), { target: { value: 'al' } });
  act(() => jest.advanceTimersByTime(ADDRESS_DELAY_MS - 1));
  expect(address()).toBe('/news');
  act(() => jest.advanceTimersByTime(1));
  expect(address()).toBe('/news?q=al');
});

test('the address follows an order, too, and both before a click that may lead away', async () => {
  jest.useFakeTimers();
  const { address } = await openNews(three);
  fireEvent.change(sortSelect(), { target: { value: 'a-z' } });
  expect(address()).toBe('/news');
  act(() => jest.advanceTimersByTime(ADDRESS_DELAY_MS));
  expect(address()).toBe('/news?sort=a-z');
  fireEvent.change(searchField(), { target: { value: 'al' } });
  expect(address()).toBe('/news?sort=a-z');
  fireEvent.click(screen.getByRole('main'));
  expect(address()).toBe('/news?sort=a-z&q=al');
  fireEvent.change(searchField(), { target: { value: 'alp' } });
  fireEvent(window, new Event('pagehide'));
  expect(address()).toBe('/news?sort=a-z&q=alp');
});

test('a long list starts with its first part, and the button shows more', async () => {
  await openNews(many);
  expect(titles()).toHaveLength(PAGE_LENGTH);
  expect(screen.getByText(news.more.shown(PAGE_LENGTH, many.length))).toBeInTheDocument();
  fireEvent.click(screen.getByText(news.more.label));
  expect(titles()).toHaveLength(many.length);
  expect(screen.queryByText(news.more.label)).not.toBeInTheDocument();
  expect(document.activeElement).toHaveAccessibleName(
    `${news.list.readMore} ${news.list.readMoreAbout(titles()[PAGE_LENGTH] ?? '')}`,
  );
});

describe('while only the newest articles are known', () => {
  const openPart = async (articles = many.slice(2)) =>
    (await openBuilt({ articles, hasMoreArticles: true })).feed;
  const button = () => screen.queryByRole('button', { name: news.more.label });

  test('the button for more has no number, which only the database knows', async () => {
    const feed = await openPart();
    expect(titles()).toHaveLength(PAGE_LENGTH);
    expect(button()).toBeInTheDocument();
    expect(screen.queryByText(news.more.shown(PAGE_LENGTH, PAGE_LENGTH))).not.toBeInTheDocument();
    act(() => feed.answerList(many));
    expect(screen.getByText(news.more.shown(PAGE_LENGTH, many.length))).toBeInTheDocument();
  });

  test('the button goes when the database does not answer: there is nothing to wait for', async () => {
    jest.useFakeTimers();
    await openPart();
    expect(button()).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(ANSWER_DEADLINE_MS));
    expect(titles()).toHaveLength(PAGE_LENGTH);
    expect(button()).not.toBeInTheDocument();
  });

  test('the button disappears when the database has no more, and during a search', async () => {
    const feed = await openPart();
    fireEvent.change(searchField(), { target: { value: 'Number' } });
    expect(button()).not.toBeInTheDocument();
    // A blank searches for nothing, either.
    for (const value of ['', ' ']) {
      fireEvent.change(searchField(), { target: { value } });
      expect(button()).toBeInTheDocument();
    }
    act(() => feed.answerList(many.slice(2)));
    expect(button()).not.toBeInTheDocument();
  });
});

test('an article that arrives while the list is open is shown at once and announced; several are counted together', async () => {
  jest.useFakeTimers();
  const { feed } = await openNews(three);
  expect(screen.queryByText(news.changes(1, 0, 0))).not.toBeInTheDocument();
  act(() => feed.answerList([...three, article('d', 'Delta', 4)]));
  expect(titles()[0]).toBe('Delta');
  const line = screen.getByText(news.changes(1, 0, 0));
  expect(line.closest('[role=status]')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(ANNOUNCEMENT_MS - 1));
  act(() => feed.answerList([...three, article('d', 'Delta', 4), article('e', 'Epsilon', 5)]));
  expect(screen.getByText(news.changes(2, 0, 0))).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(ANNOUNCEMENT_MS));
  expect(screen.queryByText(news.changes(2, 0, 0))).not.toBeInTheDocument();
});

test('an article that arrives pushes none out of a long list', async () => {
  const { feed } = await openNews(many);
  const before = titles();
  act(() => feed.answerList([...many, article('new', 'Newest', 100)]));
  expect(titles()).toHaveLength(PAGE_LENGTH + 1);
  expect(titles()).toEqual(expect.arrayContaining(before));
});

test('the newest article leads the list, even when a newer one arrives', async () => {
  const { feed } = await openNews(three);
  expect(leadTitle()).toBe('Gamma');
  act(() => feed.answerList([...three, article('d', 'Delta', 4)]));
  expect(titles()[0]).toBe('Delta');
  expect(leadTitle()).toBe('Gamma');
});

test('no article leads a list in another order, or the results of a search', async () => {
  await openNews(three, '/news?sort=old-new');
  expect(leadTitle()).toBeUndefined();
  await userEvent.selectOptions(sortSelect(), 'Newest to Oldest');
  expect(leadTitle()).toBe('Gamma');
  await userEvent.type(searchField(), ' ');
  expect(leadTitle()).toBe('Gamma');
  await userEvent.type(searchField(), 'about');
  expect(titles()).toEqual(['Beta', 'Alpha']);
  expect(leadTitle()).toBeUndefined();
});

test('in the order of their dates, articles stand by seasons', async () => {
  const december = { ...three[0]!, id: 'd', publishedAt: Date.UTC(2025, 11, 24) };
  const summer = { ...three[0]!, id: 's', publishedAt: Date.UTC(2025, 6, 24) };
  await openNews([...three, december, summer, { ...three[0]!, id: 'u', publishedAt: undefined }]);
  const grouped = [
    [news.list.season(2026), 4],
    [news.list.season(2025), 1],
    [news.entry.undated, 1],
  ];
  expect(seasons()).toEqual(grouped);
  expect(screen.getByRole('link', { name: 'Rebuilt' })).toHaveAttribute('href', '/rebuilt');
  await userEvent.selectOptions(sortSelect(), 'A to Z');
  expect(screen.queryByText(news.list.season(2026))).not.toBeInTheDocument();
  expect(screen.getByText(news.sort.sorted('A to Z')).closest('[role=status]')).not.toBeNull();
});

test('all changes are said, and each article is counted once until the announcement goes', async () => {
  jest.useFakeTimers();
  const { feed } = await openNews(three);
  act(() => feed.answerList([...three.slice(0, 2), article('c', 'Gamma ray', 3)]));
  expect(screen.getByText(news.changes(0, 1, 0))).toBeInTheDocument();
  act(() => feed.answerList(three.slice(0, 1)));
  expect(screen.getByText(news.changes(0, 0, 2))).toBeInTheDocument();
  act(() => feed.answerList([article('b', 'Beta ray', 2), article('d', 'Delta', 4)]));
  expect(
    screen.getByText('1 new article, 1 article updated, 2 articles removed'),
  ).toBeInTheDocument();
  act(() => feed.answerList([three[0]!, article('d', 'Delta', 4)]));
  expect(screen.getByText(news.changes(1, 0, 2))).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(ANNOUNCEMENT_MS));
  act(() => feed.answerList([three[0]!]));
  expect(screen.getByText(news.changes(0, 0, 1))).toBeInTheDocument();
});

test('another date or text alone is an update, and another order of the same articles is no change', async () => {
  const { feed } = await openNews(three);
  act(() => feed.answerList([...three].reverse().map((each) => ({ ...each }))));
  expect(screen.queryByText(/updated|removed|new article/)).not.toBeInTheDocument();
  const [beta, alpha, gamma] = three;
  act(() => feed.answerList([{ ...beta!, content: 'Another text' }, alpha!, gamma!]));
  expect(screen.getByText(news.changes(0, 1, 0))).toBeInTheDocument();
  act(() =>
    feed.answerList([{ ...beta!, content: 'Another text' }, { ...alpha!, publishedAt: 0 }, gamma!]),
  );
  expect(screen.getByText(news.changes(0, 2, 0))).toBeInTheDocument();
});

test('a second change in the same words is announced like the first, and an answer that changes nothing is not', async () => {
  jest.useFakeTimers();
  const { feed } = await openNews(three);
  const line = () => screen.queryByText(news.changes(0, 1, 0));
  const rename = (title: string) =>
    act(() => feed.answerList([...three.slice(0, 2), article('c', title, 3)]));
  rename('Gamma ray');
  const first = line();
  act(() => jest.advanceTimersByTime(ANNOUNCEMENT_MS - 1));
  rename('Gamma burst');
  const second = line();
  expect(second).toBeInTheDocument();
  expect(first).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(ANNOUNCEMENT_MS - 1));
  rename('Gamma burst');
  expect(line()).toBe(second);
  act(() => jest.advanceTimersByTime(1));
  expect(line()).not.toBeInTheDocument();
});

test('what the page was prerendered with is not announced when the database answers with more', async () => {
  const { feed } = await openBuilt({ articles: three.slice(0, 1) });
  act(() => feed.answerList(three));
  expect(titles()).toHaveLength(3);
  expect(screen.queryByText(news.changes(2, 0, 0))).not.toBeInTheDocument();
});
