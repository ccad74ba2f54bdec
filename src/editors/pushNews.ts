import { diffArrays } from 'diff';
import { exceedsMarkdownLimits } from '../lib/markdownLimits';
import { databaseOrigin, localDatabase, newsCollectionName } from '../news/databaseSettings';
import type { DatabaseSettings } from '../news/databaseSettings';
import { fetchOrExplain } from '../pipeline/fetchOrExplain';
import { serializeArticleFile, toUtcTimestamp } from '../pipeline/news/articleFile';
import type { ArticleFile } from '../pipeline/news/articleFile';
import { readAnswer, readRefusal, articleFields } from '../pipeline/news/firestoreRest';
import type { RestDocument } from '../pipeline/news/firestoreRest';
import { readArticleToPush } from './readArticleToPush';

/** What a push is about to do. */
interface Push {
  readonly article: ArticleFile;
  /** When the document that it changes was last written; undefined for a new one. */
  readonly since: string | undefined;
  /** The change, line by line; empty when there is none. */
  readonly change: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Reads an article from a file and compares it with the database. Rejects when `readArticleToPush`
 * throws, and with an Error in plain words when the database cannot be read.
 */
export async function preparePush(file: string, database: DatabaseSettings): Promise<Push> {
  const article = readArticleToPush(file);
  const before = await fetchDocument(database, article.id);
  const now = serializeArticleFile(article);
  const old = before ? textOf(article.id, before) : '';
  return {
    article,
    since: before?.updateTime,
    change: old === now ? [] : diffLines(old, now),
    warnings: warningsOf(article.content),
  };
}

function warningsOf(content: string): string[] {
  const warnings = [];
  if (/\]\(<?data:|^\[[^\]]+\]: *<?data:/m.test(content)) {
    warnings.push(
      'Pictures inside the text (data:…) are not shown. Delete them, and link pictures by their https address.',
    );
  }
  if (exceedsMarkdownLimits(content)) {
    warnings.push('The text is too long or too complex to format: it will be shown as plain text.');
  }
  return warnings;
}

/** Returns the lines of both texts, each after a sign: kept, `-` removed or `+` added. */
function diffLines(before: string, after: string): string[] {
  return diffArrays(linesOf(before), linesOf(after)).flatMap(({ removed, added, value }) => {
    const sign = removed ? '-' : added ? '+' : ' ';
    return value.map((line) => `${sign} ${line}`);
  });
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

/**
 * Writes the article as prepared. Rejects with an Error of one sentence, and writes nothing, when the
 * document has changed in the meantime, when the database does not accept the sign-in or cannot be
 * reached, or when the security rules refuse. Rejects, too, when no answer comes in time, or one that is
 * not the database's: it may then have been written.
 */
export async function push(
  { article, since }: Push,
  database: DatabaseSettings,
  token: string,
): Promise<void> {
  const address = documentAddress(database, article.id);
  if (since === undefined) address.searchParams.set('currentDocument.exists', 'false');
  else address.searchParams.set('currentDocument.updateTime', since);
  const response = await fetchOrExplain(nameOf(database), address, {
    method: 'PATCH',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ fields: articleFields(article) }),
  });
  if (response.ok) {
    await readAnswer<RestDocument>(response, address);
    return;
  }
  const { status = '', answer } = await readRefusal(response);
  // When a new article is "not found", there is no database.
  const isKnown = status !== 'NOT_FOUND' || since !== undefined;
  const refusal = isKnown ? refusals[status] : undefined;
  throw new Error(refusal ?? `The database ${answer}`);
}

const changedMeanwhile =
  'Somebody else has changed the article in the meantime: run the command again to see the current version.';
/** Keyed by google.rpc.Code, because one HTTP status stands for several of them. */
const refusals: Readonly<Record<string, string>> = {
  FAILED_PRECONDITION: changedMeanwhile,
  ALREADY_EXISTS: changedMeanwhile,
  NOT_FOUND: changedMeanwhile,
  UNAUTHENTICATED: 'The database did not accept the sign-in.',
  PERMISSION_DENIED:
    'The security rules refused: only editors may write, with a verified e-mail address (README).',
};

/** Whoever meant the real database learns why it is not that one. */
function nameOf({ projectId }: DatabaseSettings): string {
  return projectId === localDatabase.projectId
    ? 'The local database (FIREBASE_PROJECT_ID names no other)'
    : 'The database';
}

async function fetchDocument(
  database: DatabaseSettings,
  id: string,
): Promise<RestDocument | undefined> {
  const address = documentAddress(database, id);
  const response = await fetchOrExplain(nameOf(database), address);
  if (response.ok || response.status === 404) {
    const document = await readAnswer<RestDocument>(response, address);
    return response.ok ? document : undefined;
  }
  const { answer } = await readRefusal(response);
  throw new Error(`The database at ${address.origin} ${answer}`);
}

function documentAddress(database: DatabaseSettings, id: string): URL {
  const path = `/v1/${newsCollectionName(database.projectId)}/${id}`;
  return new URL(path, databaseOrigin(database));
}

/** Returns the current document in the form of a file, with fields of another type as JSON. */
function textOf(id: string, { fields = {} }: RestDocument): string {
  const { title, date, content, ...others } = fields;
  const text = (value: unknown) =>
    typeof value === 'string' ? value : JSON.stringify(value ?? null);
  const file = serializeArticleFile({
    id,
    title: text(title?.stringValue ?? title),
    date: toUtcTimestamp(date?.timestampValue) ?? text(date),
    content: text(content?.stringValue ?? content),
  });
  return Object.keys(others).length > 0 ? `${file}\n${JSON.stringify(others)}` : file;
}
