import { isDeepStrictEqual } from 'node:util';
import { collectionOf } from './names';

/** The fields of a document as REST writes them: values with one key for the type, such as `{ stringValue: 'a' }`. */
export type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A time in the database: RFC 3339 in UTC with microseconds, so that versions sort as text. */
export type Version = string;

export interface StoredDocument {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: Version;
  readonly updateTime: Version;
}

/** One write: turns the document before it into the fields after it; undefined means no document. */
export interface Edit {
  readonly name: string;
  readonly apply: (before: StoredDocument | undefined, time: Version) => Fields | undefined;
}

/** What became of one document; when `document` is undefined, it was deleted. */
export interface Change {
  readonly name: string;
  readonly document: StoredDocument | undefined;
}

/** The documents of every project, in memory, keyed by full name. */
export class Documents {
  readonly #stored = new Map<string, StoredDocument>();
  readonly #listeners = new Set<(changes: readonly Change[]) => void>();
  /** In microseconds since 1970. */
  #latest = 0;
  #lastDeletion = this.now();

  /** Returns a version later than every one before it, even when the machine's clock goes back. */
  now(): Version {
    this.#latest = Math.max(Date.now() * 1000, this.#latest + 1);
    const milliseconds = new Date(Math.floor(this.#latest / 1000)).toISOString().slice(0, -1);
    return `${milliseconds}${String(this.#latest % 1000).padStart(3, '0')}Z`;
  }

  get(name: string): StoredDocument | undefined {
    return this.#stored.get(name);
  }

  /** Returns the documents directly in a collection, sorted by id. */
  list(collection: string): StoredDocument[] {
    return this.all().filter(({ name }) => collectionOf(name) === collection);
  }

  /** Returns the documents of all collections that are called like this one, beside it or further below. */
  listGroup(collection: string): StoredDocument[] {
    const parent = collectionOf(collection);
    const end = collection.slice(parent.length);
    return this.all().filter(
      ({ name }) => name.startsWith(`${parent}/`) && collectionOf(name).endsWith(end),
    );
  }

  /** Returns every document of every project, sorted by name. */
  all(): StoredDocument[] {
    return [...this.#stored.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Returns whether a document was deleted after a version; before the first of all, nobody knows. */
  hasDeletedSince(version: Version): boolean {
    return this.#lastDeletion > version;
  }

  /** Stores a document, replacing any other of the same name. */
  set(name: string, fields: Fields): void {
    this.commit([{ name, apply: () => fields }]);
  }

  /** Deletes a document, if there is one of this name. */
  delete(name: string): void {
    this.commit([{ name, apply: () => undefined }]);
  }

  /**
   * Applies all edits, or none when one throws, and notifies the listeners once. Returns the version
   * of the commit. As in Firestore, a document that does not change keeps its update time.
   */
  commit(edits: readonly Edit[]): Version {
    const time = this.now();
    const staged = new Map<string, StoredDocument | undefined>();
    for (const { name, apply } of edits) {
      const before = staged.has(name) ? staged.get(name) : this.get(name);
      const fields = apply(before, time);
      staged.set(name, fields && edited(name, before, fields, time));
    }
    const changes = [...staged]
      .filter(([name, document]) => document !== this.get(name))
      .map(([name, document]) => ({ name, document }));
    changes.forEach((change) => this.#keep(change, time));
    if (changes.length > 0) this.#listeners.forEach((listener) => listener(changes));
    return time;
  }

  /** Calls the listener after every commit that changed something. Returns the unsubscribe function. */
  subscribe(listener: (changes: readonly Change[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #keep({ name, document }: Change, time: Version): void {
    if (document) {
      this.#stored.set(name, document);
    } else {
      this.#stored.delete(name);
      this.#lastDeletion = time;
    }
  }
}

function edited(
  name: string,
  before: StoredDocument | undefined,
  fields: Fields,
  time: Version,
): StoredDocument {
  if (before && isDeepStrictEqual(before.fields, fields)) return before;
  return { name, fields, createTime: before?.createTime ?? time, updateTime: time };
}
