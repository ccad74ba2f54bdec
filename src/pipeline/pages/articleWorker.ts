import { parentPort, workerData } from 'node:worker_threads';
import { createPageWriter } from './createPageWriter';
import { writeArticles } from './prerenderSite';
import type { ArticleWorkerData } from './prerenderSite';

/** A worker thread that writes a share of the articles, then posts the hashes for their security policy. */
const { sources, name, works } = workerData as ArticleWorkerData;
const writer = createPageWriter(sources);
await writeArticles(writer, name, works);
const { styles, scripts } = writer.code;
parentPort?.postMessage({ styles, scripts });
