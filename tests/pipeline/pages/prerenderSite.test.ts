import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prerenderSite } from '../../../src/pipeline/pages/prerenderSite';
import { bundleThatFailsAt } from '../bundleFixture';

const article = { id: 'kickoff', title: 'Kickoff', publishedAt: 1, updatedAt: 2, content: 'Text' };
const articles = [article, { ...article, id: 'no/file' }, { ...article, id: 'older' }];

test('every page, every article that can be a file, the shell and the 404 page are written', async () => {
  const sources = bundleThatFailsAt('nowhere');
  await prerenderSite({ ...sources, news: { articles, copiedAt: 1209 } });
  const read = (file: string) => readFileSync(join(sources.out, file), 'utf8');
  expect(read('index.html')).toContain('<h1>/</h1>');
  expect(read('news/kickoff.html')).toContain('"NewsArticle"');
  expect(read('news/kickoff.html')).toContain('"dateModified":"1970-01-01T00:00:00.002Z"');
  expect(read('news/kickoff.html')).toContain('"content":"Text"');
  expect(read('news/kickoff.html')).not.toContain('updatedAt');
  expect(read('news/kickoff.html')).toContain('"neighbors":{"older":{"id":"older"');
  expect(read('news/kickoff.html')).toContain('"copiedAt":1209');
  expect(read('shell.html')).toContain('"isShell":true');
  expect(read('404.html')).not.toContain('type="module"');
  expect(read('offline.html')).toContain('<h1>/offline</h1>');
  expect(read('offline.html')).not.toContain('type="module"');
  expect(read('about.html')).toMatch(/modulepreload[^>]*About\.js" integrity="sha384-/);
});

test.each(['/about', '/news/kickoff'])(
  'a page that throws fails the build and is named: %s',
  async (failing) => {
    const site = { ...bundleThatFailsAt(failing), news: { articles } };
    await expect(prerenderSite(site)).rejects.toThrow(failing);
  },
);
