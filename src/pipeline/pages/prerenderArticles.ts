import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Article } from '../../news/article';
import { articlePath } from '../../news/newsAddresses';
import { neighborsAt } from '../../news/sortArticles';
import type { Neighbors } from '../../news/sortArticles';
import { FILES_AT_ONCE, mapLimited } from '../mapLimited';
import type { PageSources, PageWriter } from './createPageWriter';
import type { InlineHashes } from '../contentSecurityPolicy';
import { canBeFile } from '../news/canBeFile';

interface ArticleWork {
  readonly article: Article;
  readonly neighbors: Neighbors;
}

export interface ArticleWorkerData {
  readonly sources: PageSources;
  readonly name: string;
  readonly works: readonly ArticleWork[];
}

interface ArticlesToPrerender {
  readonly sources: PageSources;
  readonly writer: PageWriter;
  readonly name: string;
  /** Newest first. */
  readonly articles: readonly Article[];
  /** How many articles are worth a worker. */
  readonly perWorker?: number;
}

/** Starting a worker takes as long as writing a hundred articles. */
const WORTH_A_WORKER = 500;

/**
 * Writes the page of every article that gets files: a few in this thread, many in workers, at most
 * one per processor. Rejects with an Error that names the page that failed.
 */
export async function prerenderArticles(toPrerender: ArticlesToPrerender): Promise<void> {
  const { sources, writer, name, articles, perWorker = WORTH_A_WORKER } = toPrerender;
  const filed = articles.filter(canBeFile);
  const works = filed.map((article, index) => ({ article, neighbors: neighborsAt(filed, index) }));
  const workers = Math.min(availableParallelism(), Math.floor(works.length / perWorker));
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

function startWorker(workerData: ArticleWorkerData): Worker {
  const file = pathToFileURL(join(workerData.sources.root, ARTICLE_WORKER)).href;
  return new Worker(loadTypeScript(file), { eval: true, workerData });
}

/** Returns a script that imports a TypeScript file: Node 20 bypasses loaders for a worker's entry file. */
function loadTypeScript(file: string): string {
  return `import('tsx/esm/api').then(({ register }) => register()).then(() => import(${JSON.stringify(file)}))`;
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
