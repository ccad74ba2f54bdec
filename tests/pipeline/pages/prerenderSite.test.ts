import { readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { prerenderSite } from '../../../src/pipeline/pages/prerenderSite';
import { bundleThatFailsAt } from '../bundleFixture';

// The threads read TypeScript of their own.
jest.setTimeout(60_000);

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

/** Enough articles for two workers. */
const many = Array.from({ length: 1000 }, (_, number) => ({ ...article, id: `article-${number}` }));

/** Prerenders a site with many articles on a machine with this many processors. */
async function prerenderMany(processors: number, failing = 'nowhere') {
  jest.spyOn(os, 'availableParallelism').mockReturnValue(processors);
  const sources = bundleThatFailsAt(failing);
  const { scripts, styles } = await prerenderSite({ ...sources, news: { articles: many } });
  const folder = join(sources.out, 'news');
  const pages = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return { pages, scripts: [...scripts], styles: [...styles] };
}

test('workers write the same files as one thread, and collect the same hashes', async () => {
  const alone = await prerenderMany(1);
  expect(alone.pages).toHaveLength(many.length);
  expect(alone.scripts).not.toEqual([]);
  expect(await prerenderMany(2)).toEqual(alone);
});

test('workers find their code in the project, wherever the build was called from', async () => {
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(os.tmpdir());
  const built = await prerenderMany(2);
  cwd.mockRestore();
  expect(built.pages).toHaveLength(many.length);
});

test('an article that a worker cannot write fails the build and is named', async () => {
  await expect(prerenderMany(2, '/news/article-4')).rejects.toThrow('/news/article-4');
});
