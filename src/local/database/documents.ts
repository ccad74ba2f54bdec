import { isDeepStrictEqual } from 'node:util';
import { collectionOf } from './names';
import type { Fields } from './fields';
import { createClock, type Version } from './versions';

export interface StoredDocument {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: Version;
  readonly updateTime: Version;
}

/** One write: what a document becomes, from what it is; undefined is no document. */
export interface Edit {
  readonly name: string;
  readonly apply: (before: StoredDocument | undefined, time: Version) => Fields | undefined;
}

/** What became of one document; without `document` it was deleted. */
export interface Change {
  readonly name: string;
  readonly document: StoredDocument | undefined;
}

/** The documents of every project, in memory, keyed by full name. */
export class Documents {
  readonly #stored: Map<string, StoredDocument>;
  readonly #deleted = new Map<string, Version>();
  readonly #listeners = new Set<(changes: readonly Change[]) => void>();

  /** A version later than every one given before. */
  readonly now: () => Version;

  constructor(documents: readonly StoredDocument[] = []) {
    this.#stored = new Map(documents.map((document) => [document.name, document]));
    this.now = createClock(
      documents
        .map((document) => document.updateTime)
        .sort()
        .at(-1),
    );
  }

  get(name: string): StoredDocument | undefined {
    return this.#stored.get(name);
  }

  /** The documents that lie directly in a collection, in the order of their ids. */
  list(collection: string): StoredDocument[] {
    return this.all()
      .filter(({ name }) => collectionOf(name) === collection)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Every document of every project. */
  all(): StoredDocument[] {
    return [...this.#stored.values()];
  }

  /** The names of the documents that were deleted after a version and are not there again. */
  deletedSince(version: Version): string[] {
    return [...this.#deleted].filter(([, time]) => time > version).map(([name]) => name);
  }

  /** Puts a document in place of whatever has its name. */
  set(name: string, fields: Fields): void {
    this.commit([{ name, apply: () => fields }]);
  }

  /** Deletes a document; one that is not there stays so. */
  delete(name: string): void {
    this.commit([{ name, apply: () => undefined }]);
  }

  /**
   * Makes all edits or, when one throws, none, and tells the listeners once. Gives the version of
   * the commit. As in Firestore a document that stays equal keeps its update time.
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

  /** Calls back after every commit that changed something. Gives the function that ends it. */
  subscribe(listener: (changes: readonly Change[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #keep({ name, document }: Change, time: Version): void {
    if (document) {
      this.#stored.set(name, document);
      this.#deleted.delete(name);
    } else {
      this.#stored.delete(name);
      this.#deleted.set(name, time);
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
