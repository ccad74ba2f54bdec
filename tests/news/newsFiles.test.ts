import { articleDataPath, LIST_DATA_PATH } from '../../src/news/newsAddresses';
import { newsFiles } from '../../src/news/newsFiles';

let fetchMock: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  fetchMock = jest.spyOn(globalThis, 'fetch');
});

const json = (value: unknown, status = 200) => Response.json(value, { status });
const addresses = () => fetchMock.mock.calls.map(([address]) => address);

test('the list is what the build wrote', async () => {
  const list = { articles: [{ id: 'a' }], hasMoreArticles: true };
  fetchMock.mockResolvedValueOnce(json(list));
  expect(await newsFiles.loadList()).toEqual(list);
  expect(addresses()).toEqual([LIST_DATA_PATH]);
});

test.each([
  ['a file that is not there', json({ id: 'a' }, 404)],
  ['a page in place of a file', new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ['an answer that does not say what it is', new Response(new Uint8Array([123, 125]))],
])('%s says nothing about the News', async (_, answer) => {
  fetchMock.mockResolvedValueOnce(answer);
  expect(await newsFiles.loadList()).toBeUndefined();
});

test('an article and its neighbors come from one file; another article comes from its own', async () => {
  fetchMock.mockImplementation(async (address) => json({ id: address }));
  const [first, again] = await Promise.all([
    newsFiles.loadArticle('one'),
    newsFiles.loadArticle('one'),
  ]);
  expect(first).toBe(again);
  expect(await newsFiles.loadArticle('two')).toEqual({ id: articleDataPath('two') });
  expect(addresses()).toEqual([articleDataPath('one'), articleDataPath('two')]);
});

test('a file that could not be loaded is requested again', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(newsFiles.loadArticle('three')).rejects.toThrow('Failed to fetch');
  fetchMock.mockResolvedValueOnce(json({ id: 'three' }));
  expect(await newsFiles.loadArticle('three')).toEqual({ id: 'three' });
});
