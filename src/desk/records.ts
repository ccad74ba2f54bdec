/** What an editor writes: the fields of a News document. */
export interface Text {
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly date: number;
  /** Markdown. */
  readonly content: string;
}

/** `changed`: published, with changes that wait in the desk. */
export type State = 'draft' | 'published' | 'changed' | 'takenDown' | 'deleted';

/** What was done to an article. `found`: what somebody had put on the site without the desk. */
export type Deed = 'published' | 'changed' | 'takenDown' | 'deleted' | 'found';

/** A document of `Articles`: what the desk knows of an article. */
export interface ArticleRecord extends Text {
  readonly state: State;
  /** The number of its latest version; 0 before the first publishing. */
  readonly version: number;
  /** Who changed it last: the id of an account, and a name to show. */
  readonly uid: string;
  readonly name: string;
  /** When, in milliseconds since 1970. */
  readonly changed: number;
}

/** A document of `Articles/{id}/versions`. */
export interface VersionRecord extends Text {
  readonly what: Deed;
  readonly uid: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}
