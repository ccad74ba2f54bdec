import { respond } from '../../src/offline/respond';
import type { PrecachedFile } from '../../src/offline/precache';
import { articleFiles, blockPage, fakeBrowser, fakeEvent, served } from './fakeBrowser';

const precache: PrecachedFile[] = [
  { url: '/about', revision: 'one' },
  { url: '/contact', revision: 'one' },
  { url: '/news', revision: 'one' },
  { url: '/offline', revision: 'one' },
];
const [kickoffPage, kickoffData] = Object.values(articleFiles('kickoff'));
const offline = new TypeError('Failed to fetch');
const down = (paths: string[]) => Object.fromEntries(paths.map((path) => [path, offline]));

async function respondTo(path: string, init?: Parameters<typeof fakeEvent>[1]) {
  const event = fakeEvent(path, init);
  const response = await respond(event, { origin: 'https://site.example', precache });
  await event.settled();
  return response && { status: response.status, text: await response.text() };
}

test.each([
  ['the database', 'https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel'],
  ['a local database', 'http://127.0.0.1:8080/v1/projects/p/databases/(default)/documents/News'],
  ['a picture of another site', 'https://pictures.example/pictures/robot.jpg'],
  ['the worker itself', '/sw.js'],
  ['a feed', '/feed.xml'],
])('%s is left to the browser', async (_name, address) => {
  const { asked } = fakeBrowser();
  expect(await respondTo(address)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('requests that send something, or ask for a part of a file, are left to the browser', async () => {
  fakeBrowser();
  expect(await respondTo('/about', { method: 'POST' })).toBeUndefined();
  expect(
    await respondTo('/pictures/a-480.jpg', { headers: { Range: 'bytes=0-1' } }),
  ).toBeUndefined();
});

test('a page comes from the network, or from the precache without one', async () => {
  const { caches, network } = fakeBrowser({ '/about': new Response('new') });
  await (await caches.open('precache')).put('/about?revision=one', new Response('kept'));
  expect(await respondTo('/about', { isNavigation: true })).toMatchObject({ text: 'new' });
  network['/about'] = offline;
  expect(await respondTo('/about', { isNavigation: true })).toMatchObject({ text: 'kept' });
  network['/about/'] = offline;
  expect(await respondTo('/about/', { isNavigation: true })).toMatchObject({ text: 'kept' });
});

describe('with a slow network', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const newPageIn4s = () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('new')), 4000));

  test('the kept page is shown after three seconds', async () => {
    const { caches } = fakeBrowser({ '/about': newPageIn4s() });
    await (await caches.open('precache')).put('/about?revision=one', new Response('kept'));
    const answer = jest.fn();
    const event = fakeEvent('/about', { isNavigation: true });
    void respond(event, { origin: 'https://site.example', precache })?.then(answer);
    await jest.advanceTimersByTimeAsync(2999);
    expect(answer).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    const [[page]] = answer.mock.calls as [[Response]];
    expect(await page.text()).toBe('kept');
  });

  test('a page that is not kept is waited for', async () => {
    fakeBrowser({ '/about': newPageIn4s() });
    const answer = respondTo('/about', { isNavigation: true });
    await jest.advanceTimersByTimeAsync(4000);
    expect(await answer).toMatchObject({ text: 'new' });
  });
});

test('a page that navigation preload has requested is not requested again', async () => {
  const { caches, asked } = fakeBrowser({ '/about': offline });
  await (await caches.open('precache')).put('/about?revision=one', new Response('kept'));
  const ahead = (preloaded: Response) => respondTo('/about', { isNavigation: true, preloaded });
  expect(await ahead(new Response('ahead'))).toMatchObject({ text: 'ahead' });
  // So Firefox says that there is no connection.
  expect(await ahead(Response.error())).toMatchObject({ text: 'kept' });
  expect(asked).toEqual([]);
});

test('a page comes from the precache while the server fails', async () => {
  const { caches } = fakeBrowser({ '/about': new Response('sorry', { status: 503 }) });
  await (await caches.open('precache')).put('/about?revision=one', new Response('kept'));
  expect(await respondTo('/about', { isNavigation: true })).toEqual({ status: 200, text: 'kept' });
});

test('an article is cached once it has been read, and dropped when the build no longer knows it', async () => {
  const { caches, network } = fakeBrowser(articleFiles('kickoff'));
  await respondTo('/news/kickoff', { isNavigation: true });
  expect(caches.paths('news')).toEqual(['/news/kickoff', '/data/news/kickoff.json']);

  Object.assign(network, down(['/news/kickoff', '/data/news/kickoff.json']));
  expect(await respondTo('/news/kickoff', { isNavigation: true })).toMatchObject({
    text: kickoffPage,
  });
  expect(await respondTo('/data/news/kickoff.json')).toMatchObject({ text: kickoffData });

  network['/news/kickoff'] = new Response('the empty shell');
  delete network['/data/news/kickoff.json'];
  await respondTo('/news/kickoff', { isNavigation: true });
  expect(caches.paths('news')).toEqual([]);
});

test('an article stays cached while the server fails', async () => {
  const { caches, network } = fakeBrowser(articleFiles('kickoff'));
  await respondTo('/news/kickoff', { isNavigation: true });
  const trouble = new Response('sorry', { status: 503 });
  Object.assign(network, { '/news/kickoff': trouble, '/data/news/kickoff.json': trouble });
  for (let visit = 1; visit <= 2; visit += 1) {
    expect(await respondTo('/news/kickoff', { isNavigation: true })).toEqual({
      status: 200,
      text: kickoffPage,
    });
  }
  expect(caches.paths('news')).toEqual(['/news/kickoff', '/data/news/kickoff.json']);
});

test('the News list without a connection: as it was seen last, else as the News page has it', async () => {
  const { caches, network } = fakeBrowser(down(['/data/news.json']));
  const block =
    '<script type="application/json" id="page-data">{"news":{"articles":[{"id":"a"}],"hasMoreArticles":true}}';
  await (
    await caches.open('precache')
  ).put('/news?revision=one', new Response(`${block}</script>`));
  expect(await respondTo('/data/news.json')).toMatchObject({
    text: '{"articles":[{"id":"a"}],"hasMoreArticles":true}',
  });

  network['/data/news.json'] = '{"articles":[{"id":"b"}]}';
  await respondTo('/data/news.json');
  network['/data/news.json'] = offline;
  expect(await respondTo('/data/news.json')).toMatchObject({ text: '{"articles":[{"id":"b"}]}' });
});

test('a News file that is neither available nor cached is a network error, as without a worker', async () => {
  const { caches } = fakeBrowser(down(['/data/news.json', '/data/news/kickoff.json']));
  expect(await respondTo('/data/news/kickoff.json')).toEqual({ status: 0, text: '' });
  // Neither a precache without the News page nor a page without its data has a list to give.
  expect(await respondTo('/data/news.json')).toEqual({ status: 0, text: '' });
  const noList = '<script type="application/json" id="page-data">{"news":{}}</script>';
  for (const page of ['<p>News</p>', noList]) {
    await (await caches.open('precache')).put('/news?revision=one', new Response(page));
    expect(await respondTo('/data/news.json')).toEqual({ status: 0, text: '' });
  }
});

test('the cached list is removed with an article that it names, and otherwise stays', async () => {
  const { caches } = fakeBrowser({
    '/data/news.json': '{"articles":[{"id":"old"}]}',
    '/news/newer-than-the-build': new Response('the empty shell'),
    '/news/old': new Response('the empty shell'),
  });
  await respondTo('/data/news.json');
  await respondTo('/news/newer-than-the-build', { isNavigation: true });
  expect(caches.paths('news')).toEqual(['/data/news.json']);
  await respondTo('/news/old', { isNavigation: true });
  expect(caches.paths('news')).toEqual([]);
});

test('a script is fetched once; offline, any size of a picture will do', async () => {
  const { asked, network } = fakeBrowser({
    '/scripts/a.1.js': 'script',
    '/pictures/hive-0a1b-480.webp': 'picture',
    '/pictures/hive-0a1b-1200.avif': offline,
    '/pictures/hive-0a1b-640-at78.avif': offline,
    '/pictures/field-2c3d-480.webp': offline,
  });
  await respondTo('/scripts/a.1.js');
  expect(await respondTo('/scripts/a.1.js')).toMatchObject({ text: 'script' });
  expect(asked).toEqual(['/scripts/a.1.js']);
  await respondTo('/pictures/hive-0a1b-480.webp');
  for (const size of ['1200', '640-at78'])
    expect(await respondTo(`/pictures/hive-0a1b-${size}.avif`)).toMatchObject({ text: 'picture' });
  await expect(respondTo('/pictures/field-2c3d-480.webp')).rejects.toBe(
    network['/pictures/field-2c3d-480.webp'],
  );
});

test('everything comes from the network if storage is forbidden or full', async () => {
  const { caches } = fakeBrowser({
    '/about': 'page',
    '/scripts/a.1.js': 'script',
    '/pictures/hive-0a1b-480.webp': 'picture',
    ...articleFiles('kickoff'),
  });
  const refused = () => Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError'));
  const { open } = caches;
  for (const trouble of [
    refused,
    async (name: string) => ({ ...(await open(name)), put: refused }),
  ]) {
    Object.assign(caches, { open: trouble });
    expect(await respondTo('/about', { isNavigation: true })).toMatchObject({ text: 'page' });
    expect(await respondTo('/scripts/a.1.js')).toMatchObject({ text: 'script' });
    expect(await respondTo('/pictures/hive-0a1b-480.webp')).toMatchObject({ text: 'picture' });
    expect(await respondTo('/news/kickoff', { isNavigation: true })).toMatchObject({
      text: kickoffPage,
    });
    expect(await respondTo('/data/news/kickoff.json')).toMatchObject({ text: kickoffData });
  }
});

test('if storage is full, the older half of the pictures makes room; scripts stay', async () => {
  const { caches, network } = fakeBrowser();
  const { open } = caches;
  for (const [name, folder, ending] of [
    ['pictures', 'pictures', 'webp'],
    ['precache', 'scripts', 'js'],
  ] as const) {
    for (let index = 0; index < 80; index += 1) {
      await (await open(name)).put(`/${folder}/${index}.${ending}`, new Response(''));
    }
    network[`/${folder}/new.${ending}`] = 'new';
  }
  const put = () => Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError'));
  Object.assign(caches, { open: async (name: string) => ({ ...(await open(name)), put }) });
  expect(await respondTo('/pictures/new.webp')).toMatchObject({ text: 'new' });
  expect(await respondTo('/scripts/new.js')).toMatchObject({ text: 'new' });
  expect(caches.paths('pictures')).toHaveLength(40);
  expect(caches.paths('pictures')[0]).toBe('/pictures/40.webp');
  expect(caches.paths('precache')).toHaveLength(80);
});

test('a page that is not cached says so, and lists the articles that are', async () => {
  const { caches, network } = fakeBrowser(articleFiles('kickoff', '<b>Kickoff</b> & "more"'));
  const page =
    '<section class="a" id="cached-articles" hidden=""><h2>Read</h2><ul class="b"></ul></section>';
  await (await caches.open('precache')).put('/offline?revision=one', new Response(page));
  Object.assign(network, down(['/contact']));
  expect(await respondTo('/contact', { isNavigation: true })).toEqual({ status: 503, text: page });
  await respondTo('/news/kickoff', { isNavigation: true });
  expect(await respondTo('/contact', { isNavigation: true })).toEqual({
    status: 503,
    text:
      '<section class="a" id="cached-articles"><h2>Read</h2><ul class="b">' +
      '<li><a href="/news/kickoff">&#60;b&#62;Kickoff&#60;/b&#62; &#38; &#34;more&#34;</a></li></ul></section>',
  });
});

test.each([
  ['/donate', 302],
  ['/about/us', 302],
  ['/contact', 503],
  ['/news/not-kept', 503],
  ['/desk', 503],
  ['/desk/help', 503],
  ['/feed.xml', 503],
])('%s, which is not on the device, answers %i without a connection', async (path, status) => {
  const { caches, network } = fakeBrowser(down([path]));
  await (await caches.open('precache')).put('/offline?revision=one', new Response('offline'));
  expect((await respondTo(path, { isNavigation: true }))?.status).toBe(status);
  network[path] = new Response('on the server');
  expect((await respondTo(path, { isNavigation: true }))?.text).toBe('on the server');
});

test.each([
  ['/About', '/about'],
  ['/NEWS/Not-Kept', '/news/Not-Kept'],
  ['/Donate', '/'],
])('without a connection, %s leads to %s, as it does with one', async (path, leadsTo) => {
  fakeBrowser(down([path]));
  const event = fakeEvent(path, { isNavigation: true });
  const answer = await respond(event, { origin: 'https://site.example', precache });
  expect(answer?.headers.get('location')).toBe(`https://site.example${leadsTo}`);
});

test('an article without a title is listed by its id; one whose data is lost is not listed', async () => {
  const { caches, network } = fakeBrowser(down(['/contact']));
  for (const id of ['untitled', 'lost']) {
    Object.assign(network, articleFiles(id, ''));
    await respondTo(`/news/${id}`, { isNavigation: true });
  }
  await (await caches.open('news')).delete('/data/news/lost.json');
  const page = '<section id="cached-articles" hidden=""><ul></ul></section>';
  await (await caches.open('precache')).put('/offline?revision=one', new Response(page));
  expect((await respondTo('/contact', { isNavigation: true }))?.text).toBe(
    '<section id="cached-articles"><ul><li><a href="/news/untitled">untitled</a></li></ul></section>',
  );
});

test.each([
  ['has been lost', async () => ({ match: async () => undefined })],
  ['cannot be read', () => Promise.reject(new DOMException('Not here', 'SecurityError'))],
])('if the worker’s page %s, the browser shows its own error', async (_, open) => {
  const { caches } = fakeBrowser(down(['/contact']));
  Object.assign(caches, { open });
  expect(await respondTo('/contact', { isNavigation: true })).toEqual({ status: 0, text: '' });
});

test.each([
  ['precache', '/scripts/About.1a2b3c4d.js'],
  ['pictures', '/pictures/hive-0a1b-480.webp'],
  ['news', '/data/news.json'],
])('a page that a network puts in the place of a file is not kept in %s', async (name, path) => {
  const { caches } = fakeBrowser({ [path]: blockPage() });
  expect(await respondTo(path)).toMatchObject({ text: '<p>Blocked</p>' });
  expect(caches.paths(name)).toEqual([]);
});

test('an article that is blocked keeps its earlier copy', async () => {
  const { network } = fakeBrowser(articleFiles('kickoff'));
  await respondTo('/news/kickoff', { isNavigation: true });
  network['/news/kickoff'] = network['/data/news/kickoff.json'] = blockPage();
  await respondTo('/news/kickoff', { isNavigation: true });
  network['/news/kickoff'] = offline;
  expect(await respondTo('/news/kickoff', { isNavigation: true })).toMatchObject({
    text: kickoffPage,
  });
});

const offlineList = '<section id="cached-articles" hidden=""><ul></ul></section>';
const kickoffListed =
  '<section id="cached-articles"><ul><li><a href="/news/kickoff">kickoff</a></li></ul></section>';

test.each([
  ['another’s data', blockPage()],
  ['half of its data', served('.json', '{"id":"bad","tit')],
  ['data without a title', served('.json', '{"id":"bad"}')],
  ['empty data', served('.json', 'null')],
])('a kept article with %s costs the offline page only that article', async (_, bad) => {
  const { caches, network } = fakeBrowser(down(['/contact']));
  await (await caches.open('precache')).put('/offline?revision=one', new Response(offlineList));
  for (const id of ['bad', 'kickoff']) {
    Object.assign(network, articleFiles(id));
    await respondTo(`/news/${id}`, { isNavigation: true });
  }
  await (await caches.open('news')).put('/data/news/bad.json', bad);
  expect((await respondTo('/contact', { isNavigation: true }))?.text).toBe(kickoffListed);
});
