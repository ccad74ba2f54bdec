import { isTimestamp } from '../news/article';
import { NOW } from './deskDatabase';
import type { Fields } from './deskDatabase';

/** What an editor writes: the fields of a News document. */
export interface NewsText {
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly date: number;
  /** Markdown. */
  readonly content: string;
}

const STATES = ['draft', 'published', 'changed', 'takenDown', 'deleted'] as const;
/** `changed`: published, with changes that wait in the desk. */
export type ArticleState = (typeof STATES)[number];

const KINDS = ['published', 'changed', 'takenDown', 'deleted', 'found', 'written'] as const;
/**
 * What was done to an article. `found`: what somebody had put on the site without the desk; `written`: what a writer
 * had marked ready, before an editor changed and published it.
 */
export type VersionKind = (typeof KINDS)[number];

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

/** Reads a document of `Articles`; what no rule would have let in counts as an empty draft's. */
export function readRecord(fields: Fields): ArticleRecord {
  const { version } = fields;
  return {
    ...readText(fields),
    state: STATES.find((state) => state === fields.state) ?? 'draft',
    version: typeof version === 'number' ? version : 0,
    changed: readTime(fields.changed),
    author: readString(fields.author),
    ready: fields.ready === true,
    note: readString(fields.note),
  };
}

/** Reads a document of the history; what is missing or wrong in it becomes empty. */
export function readVersion(fields: Fields): VersionRecord {
  return {
    ...readText(fields),
    what: KINDS.find((kind) => kind === fields.what) ?? 'found',
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

/** Returns a field that is a text; empty where it is none. */
export function readString(value: unknown): string {
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

/** A document of `Articles` that is written now, as the database takes it: what is not so is left out. */
export function recordFields({ author, ready, note, ...record }: ArticleRecord): Fields {
  const talk = { ...(author && { author }), ...(ready && { ready }), ...(note && { note }) };
  return { ...record, ...talk, ...textFields(record), changed: NOW };
}

export type Talk = Pick<ArticleRecord, 'author' | 'ready' | 'note'>;

/** Returns whether two things are the same in some of their parts. */
export function isSameIn<T>(parts: readonly (keyof T)[], one: T, other: T): boolean {
  return parts.every((part) => one[part] === other[part]);
}

/** Returns whether two texts say the same. */
export function isSameText(one: NewsText, other: NewsText): boolean {
  return isSameIn(['title', 'date', 'content'], one, other);
}
