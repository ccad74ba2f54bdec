import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSampleArticles } from './readSampleArticles';
import type { Article } from '../news/article';
import { parseArticle } from '../news/article';
import { documentId, plainFields } from '../news/restDocument';
import type { RestDocument } from '../news/restDocument';

/** Says which project the files beside it were pulled from; where it is not, they are samples. */
export const PULLED_FROM = 'pulled-from.json';

/** A document that is no article, as news:pull keeps it. */
export const DOCUMENT_FILE = /^document-.*\.json$/;

/** The project that the files of a folder were pulled from; undefined where they are samples. */
export function pulledProject(folder: string): string | undefined {
  const file = join(folder, PULLED_FROM);
  if (!existsSync(file)) return undefined;
  const { project } = JSON.parse(readFileSync(file, 'utf8')) as { project?: unknown };
  return typeof project === 'string' ? project : undefined;
}

/** The News as news:pull wrote it down: documents that are half an article included, as the site shows them. */
export function readPulledNews(folder: string): Article[] {
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
