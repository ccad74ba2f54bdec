import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSampleArticles, shownFolder } from './readSampleArticles';
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

/**
 * The project that the files of a folder were pulled from; undefined where they were not, or there
 * are none. Throws an Error when the file that says so cannot be read: `FILE:LINE: what, what to do`.
 */
export function pulledProject(folder: string): string | undefined {
  if (!existsSync(join(folder, PULLED_FROM))) return undefined;
  return readPulled(folder, PULLED_FROM, isMarker).project;
}

/**
 * The News that a folder holds, samples or pulled: documents that are half an article included, as
 * the site shows them. Throws an Error for the first file that cannot be read: `FILE:LINE: what, what to do`.
 */
export function readNewsFolder(folder: string): Article[] {
  const articles = readSampleArticles(folder).flatMap(
    ({ id, title, date, content }) => parseArticle(id, { title, date, content }) ?? [],
  );
  const documents = readdirSync(folder)
    .filter((file) => DOCUMENT_FILE.test(file))
    .map((file) => readPulled(folder, file, isDocument));
  return [
    ...articles,
    ...documents.flatMap(
      (document) => parseArticle(documentId(document), plainFields(document)) ?? [],
    ),
  ];
}

function readPulled<T>(folder: string, file: string, isRight: (value: unknown) => value is T): T {
  const value = parse(readFileSync(join(folder, file), 'utf8'));
  if (isRight(value)) return value;
  throw new Error(
    `${join(shownFolder(folder), file)}:1: this is not what npm run news:pull writes (was it merged?); restore the file with git, or delete it and run npm run news:pull`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isMarker(value: unknown): value is { project: string } {
  return typeof (value as { project?: unknown } | null | undefined)?.project === 'string';
}

function isDocument(value: unknown): value is RestDocument {
  const { name, fields = {} } = (value ?? {}) as Partial<RestDocument>;
  const isValue = (field: unknown) => typeof field === 'object' && field !== null;
  return typeof name === 'string' && Object.values(fields).every(isValue);
}
