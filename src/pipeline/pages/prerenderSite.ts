import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Article } from '../../news/article';
import { PAGE_LENGTH } from '../../news/listView';
import { neighborsAt } from '../../news/sortArticles';
import type { Neighbors } from '../../news/sortArticles';
import { articlePath } from '../../news/newsAddresses';
import { OFFLINE_PATH } from '../../offline/offlinePage';
import type { InlineHashes } from '../contentSecurityPolicy';
import { FILES_AT_ONCE, mapLimited } from '../mapLimited';
import { canBeFile, startOfList } from '../news/builtNews';
import type { NewsCopy } from '../news/builtNews';
import type { Assets } from '../assets/makeAssets';
import { headingOf } from '../head/headWriter';
import { createPageWriter, loadPrerender } from './createPageWriter';
import type { PageSources, PageWriter } from './createPageWriter';

interface SiteToPrerender extends Omit<PageSources, 'head'> {
  readonly head: Omit<PageSources['head'], 'previews'>;
  readonly drawPreviews: Assets['drawPreviews'];
  readonly news: NewsCopy;
}

/**
 * Writes every page and every article to a file of its own, and returns the hashes that their security
 * policy has to list. Throws an Error that names the page that failed.
 */
export async function prerenderSite(site: SiteToPrerender): Promise<InlineHashes> {
  const {
    news: { articles, copiedAt },
    drawPreviews,
    ...given
  } = site;
  const { routes, prerenderPage } = loadPrerender(given.bundle);
  const pages = [];
  for (const { path, name } of routes) {
    if (path === ARTICLE) continue;
    const news = path === '/news' ? { ...startOfList(articles, PAGE_LENGTH), copiedAt } : {};
    pages.push({ path, name, news, page: await prerenderPage(path, news) });
  }
  const previews = await drawPreviews(
    pages.map(({ path, page }) => ({ path, heading: headingOf(page) })),
  );
  const sources = { ...given, head: { ...given.head, previews } };
  const writer = createPageWriter(sources);
  for (const page of pages) await writer.writePage(page);
  const { name } = routes.find(({ path }) => path === ARTICLE)!;
  const shell = { path: articlePath('…'), news: { isShell: true }, file: 'shell.html' };
  await writer.writePage({ name, ...shell });
  await prerenderArticles(
    sources,
    writer,
    name,
    articles.map((article) => ({ ...article, copiedAt })),
  );
  await writeNotFound(writer);
  await writer.writeWithoutSiteScript(`${OFFLINE_PATH.slice(1)}.html`, {
    page: await writer.prerender.prerenderOfflinePage(),
    head: `${writer.headOf(OFFLINE_PATH)}\n${NO_INDEX}`,
  });
  return writer.code;
}

/** Writes the page for unknown addresses: the home page without its script, which redirects there at once. */
async function writeNotFound({
  prerender,
  headOf,
  writeWithoutSiteScript,
}: PageWriter): Promise<void> {
  const goHome = `<meta http-equiv="refresh" content="0; url=/">${NO_INDEX}`;
  await writeWithoutSiteScript('404.html', {
    page: await prerender.prerenderPage('/', {}),
    head: `${headOf('/404')}\n${goHome}`,
  });
}

const ARTICLE = '/news/:id';

const NO_INDEX = '<meta name="robots" content="noindex">';

interface ArticleWork {
  readonly article: Article;
  readonly neighbors: Neighbors;
}

/** What a worker that writes articles is given. */
export interface ArticleWorkerData {
  readonly sources: PageSources;
  readonly name: string;
  readonly works: readonly ArticleWork[];
}

/** How many articles are worth a worker: starting one takes as long as writing a hundred. */
const WORTH_A_WORKER = 500;

/**
 * Writes the page of every article that gets files: a few in this thread, many in workers, at most
 * one per processor. Rejects with an Error that names the page that failed.
 */
async function prerenderArticles(
  sources: PageSources,
  writer: PageWriter,
  name: string,
  articles: readonly Article[],
): Promise<void> {
  const filed = articles.filter(canBeFile);
  const works = filed.map((article, index) => ({ article, neighbors: neighborsAt(filed, index) }));
  const workers = Math.min(availableParallelism(), Math.floor(works.length / WORTH_A_WORKER));
  if (workers < 2) {
    await writeArticles(writer, name, works);
    return;
  }
  const threads = Array.from({ length: workers }, (_, worker) =>
    startWorker({
      sources,
      name,
      works: works.filter((_work, index) => index % workers === worker),
    }),
  );
  try {
    const hashes = await Promise.all(threads.map(resultOf));
    hashes.forEach(writer.code.include);
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Writes the articles' pages in this thread, a few at a time, so that memory does not grow with the News. */
export async function writeArticles(
  { writePage }: PageWriter,
  name: string,
  works: readonly ArticleWork[],
): Promise<void> {
  await mapLimited(works, FILES_AT_ONCE, (news) =>
    writePage({ name, path: articlePath(news.article.id), news }),
  );
}

const ARTICLE_WORKER = 'src/pipeline/pages/articleWorker.ts';

/** Node 20 bypasses loaders for a worker's entry file, so the worker starts with a script that imports it. */
function startWorker(workerData: ArticleWorkerData): Worker {
  const file = pathToFileURL(join(workerData.sources.root, ARTICLE_WORKER)).href;
  const script = `import('tsx/esm/api').then(({ register }) => register()).then(() => import(${JSON.stringify(file)}))`;
  return new Worker(script, { eval: true, workerData });
}

function resultOf(thread: Worker): Promise<InlineHashes> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => {
      reject(new Error(`A worker that writes articles ended early, with code ${code}.`));
    });
  });
}
