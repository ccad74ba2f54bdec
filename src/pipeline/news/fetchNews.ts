import { join } from 'node:path';
import { parseArticle } from '../../news/article';
import type { Article } from '../../news/article';
import { COLLECTIONS, restAddress } from '../../news/databaseSettings';
import type { DatabaseSettings } from '../../news/databaseSettings';
import { isoDateTime } from '../../lib/dates';
import { sortArticles } from '../../news/sortArticles';
import type { Settings } from '../settings';
import type { NewsCopy } from './builtNews';
import { Refusal, documentId, fetchAnswer, isDocument, plainFields } from './firestoreRest';
import type { RestDocument } from './firestoreRest';
import { databasePictures } from './databasePictures';
import { PICTURES_FOLDER, NEWS_BACKUP, backupProject, readNewsFolder } from './newsFolder';
import { picturesInFolder } from './newsPictures';
import type { PictureSource } from './newsPictures';
import { fetchPublishedNews, publishedPictures } from './newsOfLiveSite';

interface FetchedNews extends NewsCopy {
  readonly pictures: PictureSource;
}

/**
 * Returns the News that a build is made from, and where their pictures are: the database's if the settings
 * name one, otherwise the sample articles. If the database has answered all that its plan allows for the day,
 * takes those of the live site, and rejects when that has none; when that happens only after the list, the
 * pictures reject. If it cannot be read for another reason, falls back to what `npm run backup` copied from the
 * same project, never to samples, and rejects without such a copy.
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
    return { articles, copiedAt: Date.now(), pictures: databasePictures(database) };
  } catch (error) {
    const reason = (error as Error).message;
    if (error instanceof Refusal && error.status === 'RESOURCE_EXHAUSTED' && siteUrl) {
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

/**
 * Reads the whole News collection, newest first, as every visitor may, without documents that are not
 * articles. Throws an Error that says which database could not be read, and why: also when something else
 * answers in its place, which must not pass for a database without articles.
 */
export async function fetchNewsSnapshot(database: DatabaseSettings): Promise<Article[]> {
  const documents = await fetchDocuments(database, COLLECTIONS.news);
  const articles = documents.flatMap((document) => {
    const article = parseArticle(documentId(document), plainFields(document));
    const updatedAt = Date.parse(document.updateTime ?? '') || undefined;
    return article ? { ...article, updatedAt } : [];
  });
  return sortArticles(articles, 'new-old');
}

/** How many documents one response holds at most: Firestore's own limit for a list. */
const PAGE_SIZE = 300;

interface ListAnswer {
  readonly documents?: readonly RestDocument[];
  readonly nextPageToken?: string;
}

/**
 * Reads every document of a collection, such as `News` or `Articles/kickoff/versions`, as whoever has the token;
 * visitors have none. Throws as `fetchNewsSnapshot` does.
 */
export async function fetchDocuments(
  database: DatabaseSettings,
  collection: string,
  token?: string,
): Promise<RestDocument[]> {
  const what = `The ${collection} of project ${database.projectId}`;
  const address = restAddress(database, collection);
  const documents: RestDocument[] = [];
  let pageToken = '';
  do {
    address.search = new URLSearchParams({ pageSize: String(PAGE_SIZE), pageToken }).toString();
    const answer = await fetchAnswer<ListAnswer>(what, address, isListAnswer, token);
    documents.push(...(answer.documents ?? []));
    pageToken = answer.nextPageToken ?? '';
  } while (pageToken);
  return documents;
}

/** True for a page of the list; Firestore's answer for a collection without documents is `{}`. */
function isListAnswer(answer: object): boolean {
  const { documents = [], nextPageToken = '', ...others } = answer as Record<string, unknown>;
  if (!Array.isArray(documents) || typeof nextPageToken !== 'string') return false;
  return documents.length > 0 ? documents.every(isDocument) : Object.keys(others).length === 0;
}
