/** @jest-environment jsdom */
import type { Article } from '../../src/news/article';
import { cachingFeed } from '../../src/offline/cachingFeed';
import { registerServiceWorker } from '../../src/offline/registerServiceWorker';
import { fakeFeed } from '../news/fakeFeed';

/** Just enough of the browser's caches to see what is dropped. */
function fakeNewsCache(...paths: string[]) {
  const held = new Set(paths);
  const cache = {
    keys: async () => [...held].map((path) => ({ url: `https://site.example${path}` })),
    delete: async (path: string) => held.delete(path),
    // Only the list is looked into.
    match: async (path: string) =>
      held.has(path) && { json: async () => ({ articles: [{ id: 'a' }, b] }) },
  };
  Object.assign(globalThis, { caches: { open: async () => cache } });
  return held;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const reader = () => ({ answered: jest.fn(), unreachable: jest.fn(), denied: jest.fn() });
const kept = ['/news/a', '/data/news/a.json', '/news/b', '/data/news/b.json', '/data/news.json'];
const b: Article = { id: 'b', title: 'B', publishedAt: 1, content: '' };

test('an article that the database reports as missing is removed from the device', async () => {
  const held = fakeNewsCache(...kept);
  const feed = fakeFeed();
  const page = reader();
  cachingFeed(await feed.load()).readArticle('a', page);
  feed.answerArticle('a', 'missing');
  await settle();
  expect(page.answered).toHaveBeenCalledWith('missing');
  expect([...held]).toEqual(['/news/b', '/data/news/b.json']);
});

test('an article that the complete list no longer contains is dropped', async () => {
  const held = fakeNewsCache(...kept);
  const feed = fakeFeed();
  const page = reader();
  cachingFeed(await feed.load()).readList(page);
  feed.answerList([b]);
  await settle();
  expect(page.answered).toHaveBeenCalledWith([b]);
  expect([...held]).toEqual(['/news/b', '/data/news/b.json']);
});

test('an article that came with the list is kept once it is read, and only once', async () => {
  const held = fakeNewsCache();
  const postMessage = jest.fn((paths: string[]) => held.add(paths[0]!));
  Object.defineProperty(globalThis, 'navigator', {
    value: { serviceWorker: { controller: { postMessage } } },
    configurable: true,
  });
  const feed = fakeFeed();
  cachingFeed(await feed.load()).readArticle('b', reader());
  feed.answerArticle('b', b);
  await settle();
  feed.answerArticle('b', { ...b, title: 'Corrected' });
  await settle();
  expect(postMessage.mock.calls).toEqual([[['/news/b']]]);
});

test('a cached list is removed once it names a deleted article, even one that nobody has read', async () => {
  const held = fakeNewsCache('/news/b', '/data/news/b.json', '/data/news.json');
  const feed = fakeFeed();
  cachingFeed(await feed.load()).readList(reader());
  feed.answerList([{ ...b, id: 'a' }, b]);
  await settle();
  expect([...held]).toEqual(['/news/b', '/data/news/b.json', '/data/news.json']);
  feed.answerList([b]);
  await settle();
  expect([...held]).toEqual(['/news/b', '/data/news/b.json']);
});

describe('the browser', () => {
  const register = jest.fn();
  const offer = (parts: object) =>
    Object.defineProperty(globalThis, 'navigator', { value: parts, configurable: true });
  beforeEach(() => register.mockReset());

  test('is told on the first visit what the page has already shown', async () => {
    const postMessage = jest.fn();
    const ready = Promise.resolve({ active: { postMessage } });
    offer({ serviceWorker: { register, ready, controller: null } });
    document.body.innerHTML = '<img><img><img>';
    const sources = ['http://localhost/pictures/a.webp', 'https://elsewhere.example/b.jpg', ''];
    for (const [index, currentSrc] of sources.entries()) {
      Object.defineProperty(document.images[index], 'currentSrc', { value: currentSrc });
    }
    await registerServiceWorker('/sw.js');
    expect(register).toHaveBeenCalledWith('/sw.js');
    expect(postMessage).toHaveBeenCalledWith(['/', '/pictures/a.webp']);
  });

  test.each([
    ['has no service workers', {}],
    ['saves data', { serviceWorker: { register }, connection: { saveData: true } }],
  ])('is left alone where it %s', async (_name, parts) => {
    offer(parts);
    await registerServiceWorker('/sw.js');
    expect(register).not.toHaveBeenCalled();
  });

  test('may refuse: the site is then read from the network', async () => {
    register.mockRejectedValue(new DOMException('Not here', 'SecurityError'));
    offer({ serviceWorker: { register } });
    await expect(registerServiceWorker('/sw.js')).resolves.toBeUndefined();
  });
});
