import { join } from 'node:path';
import { parseArticle } from '../../news/article';
import type { Article } from '../../news/article';
import { COLLECTIONS, restAddress } from '../../news/databaseSettings';
import type { DatabaseSettings } from '../../news/databaseSettings';
import { isoDateTime } from '../../lib/dates';
import { sortArticles } from '../../news/sortArticles';
import { fetchOrExplain } from '../fetchOrExplain';
import type { Settings } from '../settings';
import type { NewsCopy } from './builtNews';
import {
  QuotaSpent,
  changeTime,
  documentId,
  isDocument,
  plainFields,
  readAnswer,
  readRefusal,
  refusalError,
} from './firestoreRest';
import type { RestDocument } from './firestoreRest';
import { databasePictures } from './databasePictures';
import { PICTURES_FOLDER, NEWS_BACKUP, backupProject, readNewsFolder } from './newsFolder';
import { picturesInFolder } from './newsPictures';
import type { PictureSource } from './newsPictures';
import { fetchPublishedNews, publishedPictures } from './publishedNews';

interface FetchedNews extends NewsCopy {
  readonly pictures: PictureSource;
}

/**
 * Returns the News that a build is made from, and where their pictures are: the database's if the settings
 * name one, otherwise the sample articles. If the database has answered all that its plan allows for the day,
 * takes those of the live site, and rejects when that has none. If it cannot be read for another reason, falls
 * back to what `npm run backup` copied from the same project, never to samples, and rejects without such a
 * copy.
 */
export async function fetchNewsForBuild(
  root: string,
  { database, isRealProject, isDatabaseNamed, siteUrl }: Settings,
  report: (step: string) => void,
): Promise<FetchedNews> {
  const read = (folder: string) => ({
    articles: sortArticles(readNewsFolder(join(root, folder)), 'new-old'),
    pictures: picturesInFolder(join(root, folder, PICTURES_FOLDER)),
  });
  if (!isRealProject && !isDatabaseNamed) {
    report('No database is configured: using the sample articles in content/news');
    return read('content/news');
  }
  try {
    const articles = await fetchNewsSnapshot(database);
    const stored = databasePictures(database);
    const pictures = siteUrl ? untilSpent(stored, siteUrl, report) : stored;
    return { articles, copiedAt: Date.now(), pictures };
  } catch (error) {
    const reason = (error as Error).message;
    if (error instanceof QuotaSpent && siteUrl) {
      const copy = await fetchPublishedNews(siteUrl);
      report(`${reason} Using the News of the live site, as of ${isoDateTime(copy.copiedAt)}`);
      return { ...copy, pictures: publishedPictures(siteUrl) };
    }
    if (backupProject(join(root, NEWS_BACKUP)) !== database.projectId) {
      throw new Error(
        `${reason} ${NEWS_BACKUP} has no copy of this project's News to build from instead: run npm run backup once the database can be read again.`,
        { cause: error },
      );
    }
    report(`${reason} Using the copy in ${NEWS_BACKUP}, which may be older`);
    return read(NEWS_BACKUP);
  }
}

/** Returns the pictures of the database, and from when its quota is spent those of the live site. */
function untilSpent(
  stored: PictureSource,
  siteUrl: string,
  report: (step: string) => void,
): PictureSource {
  let source = stored;
  const ask = <T>(question: (of: PictureSource) => Promise<T>) =>
    question(source).catch((error: unknown) => {
      if (!(error instanceof QuotaSpent)) throw error;
      if (source === stored) {
        report(`${error.message} Using the pictures of the live site`);
        source = publishedPictures(siteUrl);
      }
      return question(source);
    });
  return { has: (id) => ask((of) => of.has(id)), read: (id) => ask((of) => of.read(id)) };
}

/**
 * Reads the whole News collection, newest first, as every visitor may, without documents that are not
 * articles. Throws an Error that says which database could not be read, and why: also when something else
 * answers in its place, which must not pass for a database without articles.
 */
export async function fetchNewsSnapshot(database: DatabaseSettings): Promise<Article[]> {
  const articles = (await fetchDocuments(database)).flatMap((document) => {
    const article = parseArticle(documentId(document), plainFields(document));
    const updatedAt = changeTime(document);
    return article && updatedAt !== undefined ? { ...article, updatedAt } : (article ?? []);
  });
  return sortArticles(articles, 'new-old');
}

interface Collection {
  /** `News`, or `Articles/kickoff/versions`. */
  readonly collection: string;
  /** Of whoever may read it; visitors have none. */
  readonly token?: string;
}

/** Reads every document of a collection: the News, unless another is named. Throws as `fetchNewsSnapshot` does. */
export async function fetchDocuments(
  database: DatabaseSettings,
  from: Collection = { collection: COLLECTIONS.news },
): Promise<RestDocument[]> {
  const documents: RestDocument[] = [];
  let pageToken: string | undefined;
  do {
    const answer = await fetchPage(database, from, pageToken);
    documents.push(...(answer.documents ?? []));
    pageToken = answer.nextPageToken;
  } while (pageToken);
  return documents;
}

/** How many documents one response holds at most: Firestore's own limit for a list. */
const PAGE_SIZE = 300;

interface ListAnswer {
  readonly documents?: readonly RestDocument[];
  readonly nextPageToken?: string;
}

async function fetchPage(
  database: DatabaseSettings,
  { collection, token }: Collection,
  pageToken = '',
): Promise<ListAnswer> {
  const address = restAddress(database, collection);
  address.search = new URLSearchParams({ pageSize: String(PAGE_SIZE), pageToken }).toString();
  const who = `The ${collection} of project ${database.projectId}`;
  const headers = token === undefined ? undefined : { Authorization: `Bearer ${token}` };
  const response = await fetchOrExplain(who, address, { headers });
  if (!response.ok) {
    const { status, answer } = await readRefusal(response);
    throw refusalError(status, `${who} at ${address.origin} cannot be read: it ${answer}`);
  }
  return readAnswer<ListAnswer>(response, address, isListAnswer);
}

/** True for a page of the list; Firestore's answer for a collection without documents is `{}`. */
function isListAnswer(answer: object): boolean {
  const { documents = [], nextPageToken = '', ...others } = answer as Record<string, unknown>;
  if (!Array.isArray(documents) || typeof nextPageToken !== 'string') return false;
  return documents.length > 0 ? documents.every(isDocument) : Object.keys(others).length === 0;
}
