import { isTimestamp } from '../news/article';
import type { Fields } from './deskDatabase';

/** What an editor writes: the fields of a News document. */
export interface NewsText {
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly date: number;
  /** Markdown. */
  readonly content: string;
}

/** `changed`: published, with changes that wait in the desk. */
export type ArticleState = 'draft' | 'published' | 'changed' | 'takenDown' | 'deleted';

/**
 * What was done to an article. `found`: what somebody had put on the site without the desk; `written`: what a writer
 * had marked ready, before an editor changed and published it.
 */
export type VersionKind = 'published' | 'changed' | 'takenDown' | 'deleted' | 'found' | 'written';

/** A document of `Articles`: what the desk knows of an article. */
export interface ArticleRecord extends NewsText {
  readonly state: ArticleState;
  /** The number of its latest version; 0 before the first publishing. */
  readonly version: number;
  /** Who changed it last: the id of an account, and a name to show. */
  readonly uid: string;
  readonly name: string;
  /** When, in milliseconds since 1970. */
  readonly changed: number;
  /** The id of the account that began it; empty where the desk did not see that. */
  readonly author: string;
  /** Whether its writer waits for an editor to publish it. */
  readonly ready: boolean;
  /** The line with which an editor sent it back; empty for none. */
  readonly note: string;
}

/** A document of `Articles/{id}/versions`. */
export interface VersionRecord extends NewsText {
  readonly what: VersionKind;
  readonly uid: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const STATES: readonly string[] = ['draft', 'published', 'changed', 'takenDown', 'deleted'];
const DEEDS: readonly string[] = [
  'published',
  'changed',
  'takenDown',
  'deleted',
  'found',
  'written',
];

/** Reads a document of `Articles`; what no rule would have let in counts as an empty draft's. */
export function readRecord(fields: Fields): ArticleRecord {
  const { state, version } = fields;
  return {
    ...readText(fields),
    state: STATES.includes(state as string) ? (state as ArticleState) : 'draft',
    version: typeof version === 'number' ? version : 0,
    changed: readTime(fields.changed),
    author: readString(fields.author),
    ready: fields.ready === true,
    note: readString(fields.note),
  };
}

/** Reads a document of the history; what is missing or wrong in it becomes empty. */
export function readVersion(fields: Fields): VersionRecord {
  const { what } = fields;
  return {
    ...readText(fields),
    what: DEEDS.includes(what as string) ? (what as VersionKind) : 'found',
    at: readTime(fields.at),
  };
}

function readText({ title, date, content, uid, name }: Fields) {
  return {
    title: readString(title),
    date: readTime(date),
    content: readString(content),
    uid: readString(uid),
    name: readString(name),
  };
}

function readString(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function readTime(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  return isTimestamp(value) ? value.toMillis() : 0;
}

/** The three fields of an article as the database takes them. */
export function textFields({ title, date, content }: NewsText): Fields {
  return { title, date: new Date(date), content };
}

/** What stands between a writer and the editors, as the database takes it: what is not so is left out. */
export function talkFields({ author, ready, note }: Talk): Fields {
  return { ...(author && { author }), ...(ready && { ready }), ...(note && { note }) };
}

export type Talk = Pick<ArticleRecord, 'author' | 'ready' | 'note'>;

/** Returns whether two texts say the same. */
export function isSameText(one: NewsText, other: NewsText): boolean {
  return one.title === other.title && one.date === other.date && one.content === other.content;
}
