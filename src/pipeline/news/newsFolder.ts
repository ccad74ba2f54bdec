import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Article } from '../../news/article';
import { parseArticle } from '../../news/article';
import { COLLECTIONS } from '../../news/databaseSettings';
import { parseArticleFile } from './articleFile';
import type { ArticleFile } from './articleFile';
import { articleFields, documentId, isDocument, plainFields } from './firestoreRest';
import type { RestDocument } from './firestoreRest';

/**
 * Where `npm run backup` puts its copy, relative to the project's root. Beside the samples, not among them:
 * samples are for development and tests, and must be fit to print; a copy is whatever editors wrote.
 */
export const NEWS_BACKUP = 'content/news-backup';

/** The folder beside it with the pictures that its articles name. Git ignores it: a family may want one gone. */
export const PICTURES_FOLDER = 'pictures';

/** The file that names the project of which the files beside it are a copy. */
export const BACKUP_MARKER = 'pulled-from.json';

/** The name of a file in which a backup keeps a document that no Markdown file can hold unchanged. */
const DOCUMENT_FILE = /^document-.*\.json$/;

/**
 * Reads the News in a folder, samples or a backup, including incomplete articles as the site shows them.
 * Throws an Error for the first file that cannot be read: `FILE:LINE: what, what to do`.
 */
export function readNewsFolder(folder: string): Article[] {
  const files = readdirSync(folder).filter(isBackupFile).sort();
  return files.flatMap((file) => {
    const document = readBackupFile(join(folder, file));
    return parseArticle(documentId(document), plainFields(document)) ?? [];
  });
}

/**
 * Reads the articles of a folder, samples or copies of real ones, in the order of their file names. Throws
 * an Error for the first file that is not one:
 * `content/news/x.md:LINE: what is wrong, what to write instead`.
 */
export function readArticleFiles(folder: string): ArticleFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => readArticle(folder, file));
}

function readArticle(folder: string, file: string): ArticleFile {
  const text = readFileSync(join(folder, file), 'utf8');
  return parseArticleFile(join(shownFolder(folder), file), text);
}

/**
 * Returns the project of which a folder holds a backup; undefined if it holds none. Throws an Error if the file that
 * names it cannot be read: `FILE:LINE: what, what to do`.
 */
export function backupProject(folder: string): string | undefined {
  if (!existsSync(join(folder, BACKUP_MARKER))) return undefined;
  return readJson(folder, BACKUP_MARKER, isMarker).project;
}

/** Returns whether a backup keeps a document in a file of this name. */
export const isBackupFile = (file: string) => file.endsWith('.md') || DOCUMENT_FILE.test(file);

/**
 * Returns the document in a file of a backup, named `News/kickoff`. Throws an Error if the file is
 * another: `FILE:LINE: what, what to do`.
 */
export function readBackupFile(file: string): RestDocument {
  if (!file.endsWith('.md')) return readJson(dirname(file), basename(file), isDocument);
  const { id, ...article } = readArticle(dirname(file), basename(file));
  return { name: `${COLLECTIONS.news}/${id}`, fields: articleFields(article) };
}

/** Returns the name of a content folder for messages: `content/news`, wherever the project is. */
export function shownFolder(folder: string): string {
  return join(basename(dirname(folder)), basename(folder));
}

function readJson<T>(folder: string, file: string, isRight: (value: unknown) => value is T): T {
  const value = parse(readFileSync(join(folder, file), 'utf8'));
  if (isRight(value)) return value;
  // Without the marker, nobody knows whose News the folder holds.
  const instead = file === BACKUP_MARKER ? '' : ', or delete it and run npm run backup';
  throw new Error(
    `${join(shownFolder(folder), file)}:1: this is not what npm run backup writes (was it merged?); restore the file with git${instead}`,
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
