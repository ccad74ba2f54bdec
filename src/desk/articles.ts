import { COLLECTIONS } from '../news/databaseSettings';
import type { DeskDatabase, Fields } from './deskDatabase';
import { readLive } from './readLive';
import type { Live } from './readLive';
import { isSameIn, isSameText, readRecord, readVersion } from './records';
import type { ArticleRecord, NewsText, ArticleState, VersionRecord } from './records';
import type { Member } from './session';

/** An article as the desk found it; what is written later is compared with that. */
export interface DeskArticle {
  readonly id: string;
  /** What the desk knows; undefined for a new article and for one that is not from the desk. */
  readonly record?: ArticleRecord | undefined;
  /** What the site shows; undefined while it shows nothing. */
  readonly live?: Live | undefined;
}

/** Returns the paths of what the desk knows of an article, of what the site shows, and of the published versions. */
export function documentsOf(id: string) {
  const record = `${COLLECTIONS.articles}/${id}`;
  return {
    record,
    news: `${COLLECTIONS.news}/${id}`,
    versions: `${record}/${COLLECTIONS.versions}`,
  };
}

/** Returns every article that is on the site or in the desk, newest first. */
export async function listArticles(database: DeskDatabase): Promise<readonly DeskArticle[]> {
  const [news, records] = await Promise.all([
    database.list(COLLECTIONS.news),
    database.list(COLLECTIONS.articles),
  ]);
  const articles = new Map<string, DeskArticle>();
  for (const { id, fields } of news) articles.set(id, articleOf(id, undefined, fields));
  for (const { id, fields } of records) {
    articles.set(id, { ...articles.get(id), id, record: readRecord(fields) });
  }
  return [...articles.values()].sort((one, other) => textOf(other).date - textOf(one).date);
}

export async function openArticle(database: DeskDatabase, id: string): Promise<DeskArticle> {
  const { record, news } = documentsOf(id);
  return articleOf(id, ...(await Promise.all([database.get(record), database.get(news)])));
}

export interface Version extends VersionRecord {
  readonly number: number;
}

/** Returns the published versions of an article, the latest first. */
export async function listVersions(database: DeskDatabase, id: string): Promise<Version[]> {
  const versions = await database.list(documentsOf(id).versions);
  return versions
    .map(({ id: number, fields }) => ({ ...readVersion(fields), number: Number(number) }))
    .sort((one, other) => other.number - one.number);
}

/** Returns what an editor goes on with: the desk's text while it says more than the site's. */
export function textOf({ record, live }: DeskArticle): NewsText {
  if (live && (!record || record.state !== 'changed')) return live.text;
  return record ?? EMPTY;
}

const EMPTY: NewsText = { title: '', date: 0, content: '' };

/** What the list says about an article: its state in the desk, and what happened to it without the desk. */
export type ListedState =
  ArticleState | 'ready' | 'sentBack' | 'notFromDesk' | 'changedOutside' | 'removedOutside';

export function standingOf({ record, live }: DeskArticle): ListedState {
  if (!record) return 'notFromDesk';
  const isOnSite = record.state === 'published' || record.state === 'changed';
  if (isOnSite !== Boolean(live)) return live ? 'changedOutside' : 'removedOutside';
  // With changes that wait, only the history can tell; it is asked when the article is published.
  if (record.state === 'published' && live && !isSameText(record, live.text))
    return 'changedOutside';
  if (record.state === 'draft' && record.ready) return 'ready';
  if (record.state === 'draft' && record.note) return 'sentBack';
  return record.state;
}

/** Returns whether what the desk knows of an article has stayed the same. */
export function isSameRecord(
  one: ArticleRecord | undefined,
  other: ArticleRecord | undefined,
): boolean {
  if (!one || !other) return one === other;
  return isSameText(one, other) && isSameIn(TOLD, one, other);
}

const TOLD = ['state', 'version', 'uid', 'author', 'ready', 'note'] as const;

/** Returns an article as two documents say. */
export function articleOf(
  id: string,
  record: Fields | undefined,
  news: Fields | undefined,
): DeskArticle {
  return {
    id,
    record: record && readRecord(record),
    live: news && readLive(id, news),
  };
}

/** Returns whether somebody may change an article: an editor any, a writer what they began, until it is published. */
export function mayChange({ role, uid }: Member, { record, live }: DeskArticle): boolean {
  if (role === 'editor' || (!record && !live)) return true;
  return record?.author === uid && record.state === 'draft' && record.version === 0 && !live;
}

/** Returns whether an article may still get another address: nobody has seen it yet. A writer cannot free the old one. */
export function canMove({ role }: Member, { record, live }: DeskArticle): boolean {
  return !live && !record?.version && (role === 'editor' || !record);
}
