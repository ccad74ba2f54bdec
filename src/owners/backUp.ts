import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NEWS_COLLECTION, localDatabase } from '../news/databaseSettings';
import type { DatabaseSettings } from '../news/databaseSettings';
import {
  parseArticleFile,
  serializeArticleFile,
  toUtcTimestamp,
} from '../pipeline/news/articleFile';
import type { ArticleFile } from '../pipeline/news/articleFile';
import { fetchDocuments } from '../pipeline/news/fetchNews';
import { pictureIdsOf } from '../pipeline/news/databasePictures';
import {
  PICTURES_FOLDER,
  PULLED_FROM,
  isPulledFile,
  pulledProject,
  shownFolder,
} from '../pipeline/news/newsFolder';
import { documentId } from '../pipeline/news/firestoreRest';
import type { RestDocument } from '../pipeline/news/firestoreRest';
import { pullPictures } from './pullPictures';

/**
 * Ids that serve as file names unchanged, on Windows, too, which reserves some names; for others the file is
 * named after their hash.
 */
const FILE_NAME = /^(?!document-|(?:con|prn|aux|nul|com\d|lpt\d)$)[a-z0-9_-]{1,100}$/i;

/** What a pull wrote and removed. */
interface Pulled {
  readonly articles: number;
  readonly pictures: number;
  /** Documents that no Markdown file can hold unchanged: a sentence on each, with its file and the reason. */
  readonly others: readonly string[];
  /** Files of documents and pictures that are gone. */
  readonly removed: readonly string[];
}

/**
 * Copies the News collection into a folder: a Markdown file for each article, a JSON file for every
 * other document, a folder with the pictures that they name, and a file that names the project. Removes the
 * files of what is gone.
 * Rejects with an Error that says what to do when the database cannot be read or is empty while the folder is
 * not, when the folder holds the News of another or an unknown project, or when a database on this machine
 * stands in for a real project; the folder then stays as it was, but for pictures.
 */
export async function pullNews(folder: string, database: DatabaseSettings): Promise<Pulled> {
  const held = existsSync(folder) ? readdirSync(folder).filter(isPulledFile) : [];
  requireOwnCopy(folder, held, database);
  const documents = await fetchDocuments(database);
  const { files, others } = filesOf(documents);
  if (files.size === 0 && held.length > 0) {
    throw new Error(
      `The database has no News, but ${shownFolder(folder)} still holds some (${held.length === 1 ? '1 file' : `${held.length} files`}). Nothing was pulled. If all News was deleted on purpose, delete that folder.`,
    );
  }
  const ids = [...new Set(documents.flatMap(pictureIdsOf))];
  const { pictures, ...gone } = await pullPictures(join(folder, PICTURES_FOLDER), ids, database);
  await mkdir(folder, { recursive: true });
  // First, so that a pull that is interrupted can be repeated.
  const marker = { project: database.projectId };
  await writeFile(join(folder, PULLED_FROM), `${JSON.stringify(marker)}\n`);
  const removed = held.filter((file) => !files.has(file));
  for (const file of removed) await rm(join(folder, file));
  for (const [file, text] of files) await writeFile(join(folder, file), text);
  const articles = files.size - others.length;
  return { articles, pictures, others, removed: [...removed, ...gone.removed] };
}

/**
 * Guards a folder against a pull from a database, which would replace the News that it holds in the files
 * `held`. Throws an Error that says what to do unless that is the News of the same project, or there is none.
 */
function requireOwnCopy(
  folder: string,
  held: readonly string[],
  { projectId, emulatorHost }: DatabaseSettings,
): void {
  if (emulatorHost && projectId !== localDatabase.projectId) {
    throw new Error(
      `FIREBASE_PROJECT_ID names project ${projectId}, but FIRESTORE_EMULATOR_HOST a database that does not hold its News (${emulatorHost}). Nothing was pulled. Leave out FIRESTORE_EMULATOR_HOST to pull from project ${projectId}, or FIREBASE_PROJECT_ID to pull from that database.`,
    );
  }
  if (pulledProject(folder) === undefined && held.length > 0) {
    throw new Error(
      `${shownFolder(folder)} holds News, but not ${PULLED_FROM}, which names its project. Nothing was pulled. Restore that file with git; or, if you need none of this News, delete the folder.`,
    );
  }
  requireSameProject(folder, projectId);
}

/** Guards a folder against a pull from another project than the one it names. Throws an Error that says what to do. */
export function requireSameProject(folder: string, projectId: string): void {
  const owner = pulledProject(folder);
  if (owner !== undefined && owner !== projectId) {
    throw new Error(
      `${shownFolder(folder)} holds the News of project ${owner}, but the settings name project ${projectId}. Nothing was pulled. To update that copy, set FIREBASE_PROJECT_ID to ${owner} (README, Settings); to replace it with one of ${projectId}, delete the folder first.`,
    );
  }
}

function filesOf(documents: readonly RestDocument[]) {
  const files = new Map<string, string>();
  const others: string[] = [];
  const taken = new Set<string>();
  for (const document of documents) {
    const id = documentId(document);
    const hash = createHash('sha256').update(id).digest('hex').slice(0, 16);
    // On some systems Kickoff.md and kickoff.md are the same file.
    const isFree = FILE_NAME.test(id) && !taken.has(id.toLowerCase());
    const name = isFree ? id : `article-${hash}`;
    taken.add(name.toLowerCase());
    const text = articleText(document, `${name}.md`);
    if (text !== undefined) {
      files.set(`${name}.md`, text);
      continue;
    }
    const file = `document-${hash}.json`;
    files.set(file, documentText(document));
    others.push(`${documentName(document)} is kept as ${file}: ${reasonOf(document)}.`);
  }
  return { files, others };
}

/** Returns the document as a Markdown file if that reads back as the very same document. */
function articleText(document: RestDocument, file: string): string | undefined {
  const { title, date, content, ...others } = document.fields ?? {};
  const article = {
    id: documentId(document),
    title: title?.stringValue,
    date: toUtcTimestamp(date?.timestampValue),
    content: content?.stringValue,
  };
  if (Object.keys(others).length > 0 || !Object.values(article).every(isText)) return undefined;
  try {
    const text = serializeArticleFile(article as ArticleFile);
    const again: ArticleFile = parseArticleFile(file, text);
    return JSON.stringify(again) === JSON.stringify(article) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** What an article's fields are in the database. */
const FIELDS = {
  title: ['stringValue', 'text'],
  date: ['timestampValue', 'a timestamp'],
  content: ['stringValue', 'text'],
} as const;

/** Returns why a document is not an article as a Markdown file holds one. */
function reasonOf({ fields = {} }: RestDocument): string {
  const wrong = Object.entries(FIELDS).flatMap(([field, [type, wanted]]) => {
    if (!fields[field]) return [`${field} is missing`];
    return fields[field][type] === undefined ? [`${field} is not ${wanted}`] : [];
  });
  const unknown = Object.keys(fields).filter((field) => !Object.hasOwn(FIELDS, field));
  const more = unknown.length > 0 ? [`it also has ${unknown.join(', ')}`] : [];
  return [...wrong, ...more].join('; ') || 'a Markdown file cannot hold it unchanged';
}

const isText = (value: unknown) => typeof value === 'string';

/** Leaves out the times of the database, which change when a document is written back. */
function documentText(document: RestDocument): string {
  const { fields = {} } = document;
  const name = documentName(document);
  return `${JSON.stringify({ name, fields }, null, 2)}\n`;
}

function documentName(document: RestDocument): string {
  return `${NEWS_COLLECTION}/${documentId(document)}`;
}
