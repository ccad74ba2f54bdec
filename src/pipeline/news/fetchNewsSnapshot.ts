import { parseArticle } from '../../news/article';
import type { Article } from '../../news/article';
import { databaseOrigin, newsCollectionName } from '../../news/databaseSettings';
import type { DatabaseSettings } from '../../news/databaseSettings';
import { sortArticles } from '../../news/sortArticles';
import { fetchOrExplain } from '../fetchOrExplain';
import { readAnswer, readRefusal } from './databaseAnswer';
import { changeTime, documentId, isDocument, plainFields } from './restDocument';
import type { RestDocument } from './restDocument';

/** How many documents one response holds at most: Firestore's own limit for a list. */
const PAGE_SIZE = 300;

interface ListAnswer {
  readonly documents?: readonly RestDocument[];
  readonly nextPageToken?: string;
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

/** Reads every document of the News collection. Throws as `fetchNewsSnapshot` does. */
export async function fetchDocuments(database: DatabaseSettings): Promise<RestDocument[]> {
  const documents: RestDocument[] = [];
  let pageToken: string | undefined;
  do {
    const answer = await fetchPage(database, pageToken);
    documents.push(...(answer.documents ?? []));
    pageToken = answer.nextPageToken;
  } while (pageToken);
  return documents;
}

async function fetchPage(database: DatabaseSettings, pageToken = ''): Promise<ListAnswer> {
  const address = new URL(
    `/v1/${newsCollectionName(database.projectId)}`,
    databaseOrigin(database),
  );
  address.search = new URLSearchParams({ pageSize: String(PAGE_SIZE), pageToken }).toString();
  const who = `The News of project ${database.projectId}`;
  const response = await fetchOrExplain(who, address);
  if (!response.ok) {
    const { answer } = await readRefusal(response);
    throw new Error(`${who} at ${address.origin} cannot be read: it ${answer}`);
  }
  return readAnswer<ListAnswer>(response, address, isListAnswer);
}

/** True for a page of the list; Firestore's answer for a collection without documents is `{}`. */
function isListAnswer(answer: object): boolean {
  const { documents = [], nextPageToken = '', ...others } = answer as Record<string, unknown>;
  if (!Array.isArray(documents) || typeof nextPageToken !== 'string') return false;
  return documents.length > 0 ? documents.every(isDocument) : Object.keys(others).length === 0;
}
