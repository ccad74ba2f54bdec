import type { Article } from '../../src/news/article';
import { cachingFeed } from '../../src/offline/newsCopies';
import { fakeFeed } from '../news/fakeFeed';
import { articleOf, fakeBrowser, pageWith, startWorker } from './fakeBrowser';

const [a, b] = [articleOf('a'), articleOf('b')];

/** A browser that has kept both articles and the pages that show them in a list, and a feed of the database. */
async function browserWithNews() {
  const { caches } = fakeBrowser({
    '/': pageWith({ newest: [a] }),
    '/about': 'about',
    '/news': pageWith({ articles: [a, b] }),
    '/news/a': pageWith({ article: a }),
    '/news/b': pageWith({ article: b }),
  });
  const worker = startWorker(['/', '/about', '/news']);
  for (const path of ['/', '/about', '/news', '/news/a', '/news/b']) await worker.open(path);
  const feed = fakeFeed();
  const following = cachingFeed(await feed.load());
  const page = { answered: jest.fn(), unreachable: jest.fn(), denied: jest.fn() };
  return { worker, feed, following, page, kept: () => caches.paths('pages').sort() };
}

/** Waits for work in the caches, which nobody waits for. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('an article that the database reports as missing goes, with the pages that list it', async () => {
  const { feed, following, page, kept } = await browserWithNews();
  following.readArticle('a', page);
  feed.answerArticle('a', 'missing');
  await settle();
  expect(page.answered).toHaveBeenCalledWith('missing');
  expect(kept()).toEqual(['/about', '/news/b']);
});

test('so does one that the complete list no longer contains, even one that nobody has read', async () => {
  const { feed, following, page, kept } = await browserWithNews();
  following.readList(page);
  feed.answerList([a, b]);
  await settle();
  expect(kept()).toEqual(['/', '/about', '/news', '/news/a', '/news/b']);
  await (await globalThis.caches.open('pages')).delete('/news/a');
  feed.answerList([b]);
  await settle();
  expect(page.answered).toHaveBeenCalledWith([b]);
  expect(kept()).toEqual(['/about', '/news/b']);
});

test.each<[string, Article | 'missing']>([
  ['gone', 'missing'],
  ['corrected', { ...b, title: 'Corrected' }],
])('an article that the database says is %s is not kept by a slower request', async (_, answer) => {
  const { worker, feed, following, page, kept } = await browserWithNews();
  following.readArticle('b', page);
  feed.answerArticle('b', answer);
  await settle();
  await worker.open('/news/b');
  expect(kept()).not.toContain('/news/b');
  feed.answerArticle('b', b);
  await settle();
  await worker.open('/news/b');
  expect(kept()).toContain('/news/b');
});
