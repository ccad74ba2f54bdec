/** Why the database or the sign-in did not do what the desk asked; `content/desk.ts` has a sentence for each. */
export type Trouble =
  /** Nothing came back, or not in time. */
  | 'offline'
  /** Too many requests for a day's quota, or the service is down. */
  | 'busy'
  /** The rules said no. */
  | 'refused'
  /** Nobody is signed in any more. */
  | 'signedOut'
  | 'wrongPassword'
  | 'disabled'
  | 'tooManyTries'
  /** The project has no sign-in with e-mail and password. */
  | 'notSetUp'
  /** Another was faster: the documents are no longer those that were read. */
  | 'raced'
  /** An answer that makes no sense. */
  | 'strange';

export class DeskError extends Error {
  constructor(
    readonly trouble: Trouble,
    cause?: unknown,
  ) {
    super(trouble, { cause });
  }
}

/** Who is signed in at the database. */
export interface User {
  readonly uid: string;
  readonly email: string;
  readonly isVerified: boolean;
}

/** The fields of a document; a time is a Date or has `toMillis`. */
export type Fields = Readonly<Record<string, unknown>>;

/** In a document that is written: the time at which the database takes it in. */
export const NOW = Symbol('the time of the request');

/** Without fields, the document is deleted. */
export interface Write {
  readonly path: string;
  readonly fields?: Fields;
}

/**
 * What the desk needs of the outside world: Firebase in the browser, a memory in tests. Every method rejects
 * with a DeskError, at the latest after `DEADLINE_MS`.
 */
export interface DeskDatabase {
  /** Calls back now or soon with who is signed in, undefined if nobody, and again whenever that changes. */
  onUser(listener: (user: User | undefined) => void): void;
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** Succeeds for unknown addresses, too. */
  sendReset(email: string): Promise<void>;
  sendVerification(): Promise<void>;
  /** On one machine only, where no mail goes out: the link of the latest mail to an address. */
  readonly readMail?: (email: string) => Promise<string | undefined>;
  /** Asks anew who is signed in, and returns it: an address may have been verified, an account disabled. */
  refreshUser(): Promise<User | undefined>;

  /** Returns a document's fields, undefined where there is none. */
  get(path: string): Promise<Fields | undefined>;
  list(collection: string): Promise<readonly { readonly id: string; readonly fields: Fields }[]>;
  /** Lists every collection of a name, whatever it is under: the histories of all articles. */
  listGroup(
    collection: string,
  ): Promise<readonly { readonly path: string; readonly fields: Fields }[]>;
  /** Lists the pictures without their bytes, and when each was stored, in milliseconds since 1970. */
  listPictures(): Promise<readonly { readonly id: string; readonly storedAt: number }[]>;
  /**
   * Reads documents, and writes what `decide` makes of them: all of it or nothing, and only if none of them has
   * changed in the meantime. Tries once.
   */
  transact(
    paths: readonly string[],
    decide: (documents: readonly (Fields | undefined)[]) => readonly Write[],
  ): Promise<void>;
}

/** How long the desk waits for an answer. */
export const DEADLINE_MS = 15_000;
