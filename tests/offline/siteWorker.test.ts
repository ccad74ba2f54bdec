import { articleOf, blockPage, fakeBrowser, pageWith, served, startWorker } from './fakeBrowser';

const offline = new TypeError('Failed to fetch');
const HEADLINE = '/news/kickoff';
const kickoff = pageWith({ article: articleOf('kickoff'), neighbors: {} });

/** Takes the network away. */
const cut = (network: Record<string, unknown>) => {
  for (const path of Object.keys(network)) network[path] = offline;
};

test.each([
  ['the database', 'https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel'],
  ['a local database', 'http://127.0.0.1:8080/v1/projects/p/databases/(default)/documents/News'],
  ['a picture of another site', 'https://pictures.example/pictures/robot.jpg'],
  ['a drawing of a robot that is turned', '/turn/roomba-12345678-00.avif'],
  ['the worker itself', '/sw.js'],
  ['a feed', '/feed.xml'],
])('%s is left to the browser', async (_name, address) => {
  const { asked } = fakeBrowser();
  expect(await startWorker([]).ask(address)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('requests that send something, or ask for a part of a file, are left to the browser', async () => {
  fakeBrowser();
  const worker = startWorker(['/about']);
  expect(await worker.ask('/about', { method: 'POST' })).toBeUndefined();
  const part = { headers: { Range: 'bytes=0-1' } };
  expect(await worker.ask('/pictures/a-480.jpg', part)).toBeUndefined();
});

test('what is opened by a click, and pictures from before the worker came, are kept when the page says so', async () => {
  const { caches, network } = fakeBrowser({
    '/about': 'about',
    [HEADLINE]: kickoff,
    '/pictures/a-480.webp': 'picture',
  });
  const worker = startWorker(['/about']);
  await worker.tell({ shown: ['/lost', '/about', HEADLINE, '/pictures/a-480.webp', '/desk'] });
  expect(caches.paths('pages')).toEqual(['/about', HEADLINE]);
  cut(network);
  expect((await worker.open('/about'))?.text).toBe('about');
  expect((await worker.ask('/pictures/a-480.webp'))?.text).toBe('picture');
});

test('everything is kept for those who come back, one file after the other, and only what is lacking', async () => {
  const files = ['/scripts/a.js', '/fonts/b.woff2'];
  const { asked, caches } = fakeBrowser({
    '/about': 'about',
    '/contact': 'contact',
    ...Object.fromEntries(files.map((file) => [file, file])),
  });
  const worker = startWorker(['/about', '/contact'], files);
  await worker.open('/about');
  asked.length = 0;
  await worker.tell({ everything: true });
  expect(asked).toEqual([...files, '/contact']);
  expect(caches.paths('pages')).toEqual(['/about', '/contact']);
  await worker.tell({ everything: true });
  expect(asked).toHaveLength(3);
});

test('a new build renews what is kept, and drops what it has no more', async () => {
  const { caches, network } = fakeBrowser({
    '/offline': 'offline',
    '/about': 'old, with /scripts/a.1.js',
    '/gone': 'gone',
    '/contact': 'contact',
    '/scripts/a.1.js': 'old',
    '/scripts/a.2.js': 'new',
    [HEADLINE]: kickoff,
    '/news/deleted': pageWith({ article: articleOf('deleted') }),
  });
  const before = startWorker(['/about', '/gone', '/contact', '/offline'], ['/scripts/a.1.js']);
  await before.install();
  for (const path of ['/about', '/gone', '/contact', HEADLINE, '/news/deleted']) {
    await before.open(path);
  }
  Object.assign(network, {
    '/about': 'new, with /scripts/a.2.js',
    '/gone': served('not found', 404),
    '/contact': offline,
    '/news/deleted': pageWith({ isShell: true }),
  });
  const worker = startWorker(['/about', '/contact', '/offline'], ['/scripts/a.2.js']);
  await worker.install();
  await worker.activate();
  expect(caches.paths('files')).toEqual(['/scripts/a.2.js']);
  expect(caches.paths('pages').sort()).toEqual(['/about', '/contact', HEADLINE, '/offline']);
  cut(network);
  expect((await worker.open('/about'))?.text).toContain('new');
});

describe('with a slow network', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const newPageIn4s = () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(served('new')), 4000));

  test('the kept page is shown after three seconds; one that is not kept is waited for', async () => {
    const { caches, network } = fakeBrowser({ '/about': newPageIn4s() });
    const worker = startWorker(['/about', '/contact']);
    await (await caches.open('pages')).put('/about', new Response('kept'));
    const kept = worker.open('/about');
    await jest.advanceTimersByTimeAsync(3000);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await kept).toMatchObject({ text: 'kept' });
    network['/contact'] = newPageIn4s();
    const waited = worker.open('/contact');
    await jest.advanceTimersByTimeAsync(4000);
    expect(await waited).toMatchObject({ text: 'new' });
  });
});

test('while the server fails, the kept page and article are shown, and stay', async () => {
  const { network } = fakeBrowser({ '/about': 'about', [HEADLINE]: kickoff });
  const worker = startWorker(['/about']);
  await worker.open('/about');
  await worker.open(HEADLINE);
  network['/about'] = network[HEADLINE] = served('sorry', 503);
  for (let visit = 1; visit <= 2; visit += 1) {
    expect(await worker.open('/about')).toEqual({ status: 200, text: 'about' });
    expect(await worker.open(HEADLINE)).toEqual({ status: 200, text: kickoff });
  }
});

test('an article that the build does not know any more is dropped', async () => {
  const { caches, network } = fakeBrowser({ [HEADLINE]: kickoff });
  const worker = startWorker([]);
  await worker.open(HEADLINE);
  expect(caches.paths('pages')).toEqual([HEADLINE]);
  network[HEADLINE] = pageWith({ isShell: true });
  await worker.open(HEADLINE);
  expect(caches.paths('pages')).toEqual([]);
});

test('sixty articles are kept; the one read longest ago goes first', async () => {
  const ids = Array.from({ length: 61 }, (_, place) => `article-${place}`);
  const pages = ids.map((id) => [`/news/${id}`, pageWith({ article: articleOf(id) })] as const);
  const { caches } = fakeBrowser({ '/about': 'about', ...Object.fromEntries(pages) });
  const worker = startWorker(['/about']);
  await worker.open('/about');
  for (const id of [...ids.slice(0, 60), ids[0], ids[60]]) await worker.open(`/news/${id}`);
  const kept = caches.paths('pages');
  expect(kept).toHaveLength(61);
  expect(kept).not.toContain('/news/article-1');
});

test('a script is fetched once; offline, any size of a picture will do', async () => {
  const { asked } = fakeBrowser({
    '/scripts/a.1.js': 'script',
    '/pictures/hive-0a1b-480.webp': 'picture',
    '/pictures/hive-0a1b-1200.avif': offline,
    '/pictures/hive-0a1b-640-at78.avif': offline,
    '/pictures/field-2c3d-480.webp': offline,
  });
  const worker = startWorker([]);
  await worker.ask('/scripts/a.1.js');
  expect(await worker.ask('/scripts/a.1.js')).toMatchObject({ text: 'script' });
  expect(asked).toEqual(['/scripts/a.1.js']);
  await worker.ask('/pictures/hive-0a1b-480.webp');
  for (const size of ['1200', '640-at78'])
    expect(await worker.ask(`/pictures/hive-0a1b-${size}.avif`)).toMatchObject({ text: 'picture' });
  await expect(worker.ask('/pictures/field-2c3d-480.webp')).rejects.toBe(offline);
});

test('if the worker has lost its own page, or may not read it, the browser shows its own error', async () => {
  const { caches } = fakeBrowser({ '/contact': offline });
  const worker = startWorker(['/contact']);
  expect(await worker.open('/contact')).toEqual({ status: 0, text: '' });
  const open = () => Promise.reject(new DOMException('Not here', 'SecurityError'));
  Object.assign(caches, { open });
  expect(await worker.open('/contact')).toEqual({ status: 0, text: '' });
});

const redirected = (): Response =>
  Object.defineProperties(served('login'), {
    redirected: { value: true },
    clone: { value: redirected },
  });

test.each<[string, () => Response]>([
  ['a page of the network’s own', blockPage],
  ['a page to which the network leads', redirected],
  ['an error', () => served('sorry', 503)],
])('%s is not kept in the place of ours', async (_name, answer) => {
  const paths = ['/about', HEADLINE, '/scripts/a.1.js', '/pictures/a-480.webp'];
  const { caches, network } = fakeBrowser({ '/about': 'about', [HEADLINE]: kickoff });
  const worker = startWorker(['/about'], ['/scripts/a.1.js']);
  await worker.open('/about');
  await worker.open(HEADLINE);
  for (const path of paths) network[path] = answer();
  for (const path of paths.slice(0, 2)) await worker.open(path);
  for (const path of paths.slice(2)) await worker.ask(path);
  await worker.tell({ everything: true }).catch(() => undefined);
  cut(network);
  expect((await worker.open('/about'))?.text).toBe('about');
  expect((await worker.open(HEADLINE))?.text).toBe(kickoff);
  for (const name of ['files', 'pictures']) expect(caches.paths(name)).toEqual([]);
});
