import { readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPageWriter } from '../../../src/pipeline/pages/createPageWriter';
import { prerenderArticles } from '../../../src/pipeline/pages/prerenderArticles';
import { bundleThatFailsAt } from '../bundleFixture';

// The threads read TypeScript of their own.
jest.setTimeout(60_000);

const ids = ['one', 'two', 'three', 'four', 'five'];
const articles = ids.map((id, place) => ({ id, title: id, publishedAt: -place, content: 'Text' }));

async function prerenderFailingAt(failing: string, perWorker: number) {
  const sources = bundleThatFailsAt(failing);
  const writer = createPageWriter(sources);
  await prerenderArticles({ sources, writer, name: 'Article', articles, perWorker });
  const folder = join(sources.out, 'news');
  const pages = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return { pages, scripts: [...writer.code.scripts], styles: [...writer.code.styles] };
}

test('workers write the same files as one thread, and collect the same hashes', async () => {
  const alone = await prerenderFailingAt('nowhere', 1000);
  expect(alone.pages).toHaveLength(ids.length);
  expect(alone.scripts).not.toEqual([]);
  expect(await prerenderFailingAt('nowhere', 1)).toEqual(alone);
});

test('workers find their code in the project, wherever the build was called from', async () => {
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(tmpdir());
  const built = await prerenderFailingAt('nowhere', 1);
  cwd.mockRestore();
  expect(built.pages).toHaveLength(ids.length);
});

test('an article that a worker cannot write fails the build and is named', async () => {
  await expect(prerenderFailingAt('/news/four', 1)).rejects.toThrow('/news/four');
});
