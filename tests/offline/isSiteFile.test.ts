import { isSiteFile } from '../../src/offline/isSiteFile';
import { articleFiles, blockPage, served } from './fakeBrowser';

const [page = '', data = ''] = Object.values(articleFiles('kickoff'));
const otherPage = Object.values(articleFiles('other'))[0] ?? '';

const files: [path: string, text: string, ...types: string[]][] = [
  ['/scripts/a.1.js', '', 'application/javascript; charset=utf-8', 'text/javascript'],
  ['/fonts/a.woff2', '', 'font/woff2', 'application/font-woff2', 'application/octet-stream'],
  ['/pictures/a.avif', '', 'image/avif'],
  ['/icons/a.png', '', 'image/png'],
  ['/news/kickoff', page, 'text/html; charset=utf-8'],
  ['/data/news/kickoff.json', data, 'application/json; charset=utf-8'],
  ['/data/news.json', '{"articles":[{"id":"kickoff"}]}', 'application/json'],
];

const OTHER_TYPES = [
  'text/html',
  'text/plain',
  'application/json',
  'application/javascript',
  'application/octet-stream',
  'video/mp4',
];

const answer = (text: string, type: string, init?: ResponseInit) =>
  new Response(text, { ...init, headers: { 'Content-Type': type } });

describe.each(files)('%s', (path, text, ...types) => {
  test.each(types)('is ours as %s', async (type) => {
    expect(await isSiteFile(path, answer(text, type))).toBe(true);
  });

  test('is not ours as anything else', async () => {
    for (const type of OTHER_TYPES.filter((other) => !types.some((own) => own.startsWith(other)))) {
      expect(await isSiteFile(path, answer(text, type))).toBe(false);
    }
  });

  test('is not ours without a type, as an error, or from elsewhere', async () => {
    const [type = ''] = types;
    const untyped = answer(text, type);
    untyped.headers.delete('Content-Type');
    const redirected = answer(text, type);
    Object.defineProperty(redirected, 'redirected', { value: true });
    for (const other of [untyped, redirected, answer(text, type, { status: 503 })]) {
      expect(await isSiteFile(path, other)).toBe(false);
    }
  });
});

test.each([
  ['a page without the site’s data', '/news/kickoff', '<p>Blocked</p>'],
  ['a page with half of its data', '/news/kickoff', page.slice(0, -20)],
  ['a page without an article', '/news/kickoff', page.replace('"article"', '"other"')],
  ['the page of another article', '/news/kickoff', otherPage],
  ['data that is not JSON', '/data/news/kickoff.json', '<p>Blocked</p>'],
  ['data of another article', '/data/news/kickoff.json', '{"id":"other","title":""}'],
  ['data without a title', '/data/news/kickoff.json', '{"id":"kickoff"}'],
  ['data whose title is no text', '/data/news/kickoff.json', '{"id":"kickoff","title":1}'],
  ['data that says nothing', '/data/news/kickoff.json', 'null'],
  ['a list without articles', '/data/news.json', '{"error":"blocked"}'],
  ['a list of something else', '/data/news.json', '{"articles":[{}]}'],
  ['a file that belongs to no article', '/data/other.json', '{"id":"other","title":""}'],
  ['a page that is verified by its hash', '/about', page],
])('%s proves nothing', async (_name, path, text) => {
  expect(await isSiteFile(path, served(path, text))).toBe(false);
});

test('an answer can still be read once it has been looked into', async () => {
  const article = served('/news/kickoff', page);
  await isSiteFile('/news/kickoff', article);
  expect(await article.text()).toBe(page);
  expect(await isSiteFile('/news/kickoff', blockPage())).toBe(false);
});
