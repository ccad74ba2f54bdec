import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSampleArticles } from './readSampleArticles';
import type { Article } from '../news/article';
import { parseArticle } from '../news/article';
import { documentId, plainFields } from '../news/restDocument';
import type { RestDocument } from '../news/restDocument';

/**
 * Where news:pull puts its copy, from the root of the project. Beside the samples and not among them:
 * samples are for development and its tests, and must be fit to print; a copy is whatever editors wrote.
 */
export const PULLED_NEWS = 'content/news-backup';

/** Says which project the files beside it were pulled from. */
export const PULLED_FROM = 'pulled-from.json';

/** A document that is no article, as news:pull keeps it. */
export const DOCUMENT_FILE = /^document-.*\.json$/;

/** The project that the files of a folder were pulled from; undefined where they were not, or there are none. */
export function pulledProject(folder: string): string | undefined {
  const file = join(folder, PULLED_FROM);
  if (!existsSync(file)) return undefined;
  const { project } = JSON.parse(readFileSync(file, 'utf8')) as { project?: unknown };
  return typeof project === 'string' ? project : undefined;
}

/** The News that a folder holds, samples or pulled: documents that are half an article included, as the site shows them. */
export function readNewsFolder(folder: string): Article[] {
  const articles = readSampleArticles(folder).flatMap(
    ({ id, title, date, content }) => parseArticle(id, { title, date, content }) ?? [],
  );
  const documents = readdirSync(folder)
    .filter((file) => DOCUMENT_FILE.test(file))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as RestDocument);
  return [
    ...articles,
    ...documents.flatMap(
      (document) => parseArticle(documentId(document), plainFields(document)) ?? [],
    ),
  ];
}
