import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diffArrays } from 'diff';
import { articleDateShown } from '../../content/articleChecks';
import { team } from '../../content/team';
import { longDateTime } from '../lib/dates';
import { NEWS_COLLECTION, databaseOrigin, localDatabase } from '../news/databaseSettings';
import type { DatabaseSettings } from '../news/databaseSettings';
import { fetchOrExplain } from '../pipeline/fetchOrExplain';
import { serializeArticleFile, toUtcTimestamp } from '../pipeline/news/articleFile';
import { readAnswer, readRefusal, articleFields, documentId } from '../pipeline/news/firestoreRest';
import type { RestDocument } from '../pipeline/news/firestoreRest';
import { PULLED_FROM, isPulledFile, readPulledDocument } from '../pipeline/news/newsFolder';
import { readArticleToPush } from './readArticleToPush';

/** What a push is about to do. */
interface Push {
  /** What is to be written, named `News/kickoff`. */
  readonly document: RestDocument;
  /** When the document that it changes was last written; undefined for a new one. */
  readonly since: string | undefined;
  /** The change, line by line; empty when there is none. */
  readonly change: readonly string[];
  /** What the site would show otherwise than it was meant, a sentence each. */
  readonly hints: readonly string[];
  /** The date as the site will show it: lines, none for what news:pull wrote. */
  readonly dateShown: readonly string[];
}

/** Returns the files that a path names: itself, or everything in a folder that news:pull wrote. */
export function filesToPush(path: string): string[] {
  if (!isPulled(join(path, PULLED_FROM))) return [path];
  return readdirSync(path)
    .filter(isPulledFile)
    .map((file) => join(path, file));
}

/**
 * Reads an article from a file and compares it with the database. Rejects when `readArticleToPush`
 * throws, and with an Error in plain words when the database cannot be read. What news:pull wrote goes back as
 * it was, whatever it is.
 */
export async function preparePush(
  file: string,
  database: DatabaseSettings,
  token?: string,
): Promise<Push> {
  const { document, ...said } = isPulled(file)
    ? { document: readPulledDocument(file), hints: [], dateShown: [] }
    : readOwn(file);
  const before = await fetchDocument(database, document.name, token);
  const now = textOf(document);
  const old = before ? textOf({ ...before, name: document.name }) : '';
  const change = old === now ? [] : diffLines(old, now);
  return { document, since: before?.updateTime, change, ...said };
}

/** Returns whether a file is in a folder that news:pull wrote. */
function isPulled(file: string): boolean {
  return existsSync(join(dirname(file), PULLED_FROM));
}

function readOwn(file: string) {
  const {
    article: { id, ...article },
    hints,
  } = readArticleToPush(file);
  const document: RestDocument = {
    name: `${NEWS_COLLECTION}/${id}`,
    fields: articleFields(article),
  };
  const shown = longDateTime(Date.parse(article.date), team.timeZone);
  return { document, hints, dateShown: ['', articleDateShown(shown)] };
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
 * Writes an article as prepared, or a picture. Rejects with an Error of one sentence, and writes nothing, when the
 * document has changed in the meantime, when the database does not accept the sign-in or cannot be
 * reached, or when the security rules refuse. Rejects, too, when no answer comes in time, or one that is
 * not the database's: it may then have been written.
 */
export async function push(
  { document: { name, fields }, since }: Pick<Push, 'document' | 'since'>,
  database: DatabaseSettings,
  token: string,
): Promise<void> {
  const address = documentAddress(database, name);
  if (since === undefined) address.searchParams.set('currentDocument.exists', 'false');
  else address.searchParams.set('currentDocument.updateTime', since);
  const response = await fetchOrExplain(nameOf(database), address, {
    method: 'PATCH',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ fields }),
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
  name: string,
  token?: string,
): Promise<RestDocument | undefined> {
  const address = documentAddress(database, name);
  const headers = token === undefined ? undefined : { Authorization: `Bearer ${token}` };
  const response = await fetchOrExplain(nameOf(database), address, { headers });
  if (response.ok || response.status === 404) {
    const document = await readAnswer<RestDocument>(response, address);
    return response.ok ? document : undefined;
  }
  const { answer } = await readRefusal(response);
  throw new Error(`The database at ${address.origin} ${answer}`);
}

function documentAddress(database: DatabaseSettings, name: string): URL {
  const path = name.split('/').map(encodeURIComponent).join('/');
  return new URL(
    `/v1/projects/${database.projectId}/databases/(default)/documents/${path}`,
    databaseOrigin(database),
  );
}

/** Returns a document in the form of a file, with fields of another type as JSON. */
function textOf({ name, fields = {} }: RestDocument): string {
  const { title, date, content, ...others } = fields;
  const text = (value: unknown) =>
    typeof value === 'string' ? value : JSON.stringify(value ?? null);
  const file = serializeArticleFile({
    id: documentId({ name }),
    title: text(title?.stringValue ?? title),
    date: toUtcTimestamp(date?.timestampValue) ?? text(date),
    content: text(content?.stringValue ?? content),
  });
  return Object.keys(others).length > 0 ? `${file}\n${JSON.stringify(others)}` : file;
}
