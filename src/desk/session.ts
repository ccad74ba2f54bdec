import { createListeners } from '../lib/createListeners';
import type { ExternalStore } from '../lib/externalStore';
import { COLLECTIONS } from '../news/databaseSettings';
import { DeskError } from './deskDatabase';
import type { DeskDatabase, Fields, Trouble, User } from './deskDatabase';

/** Who writes: the id of an account, and the name and role that its document in `editors` gives. */
export interface Member {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** A writer begins articles, which editors publish. */
  readonly role: Role;
}

type Role = 'editor' | 'writer';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'member'; readonly member: Member }
  | { readonly status: 'unverified'; readonly user: User }
  /** Signed in, but no member. */
  | { readonly status: 'stranger'; readonly user: User }
  /** Signed in, with a document in `editors` that makes neither an editor nor a writer, because of these fields. */
  | { readonly status: 'mistaken'; readonly user: User; readonly fields: readonly string[] }
  /** Signed in, but the database could not be asked. */
  | { readonly status: 'unknown'; readonly user: User; readonly trouble: Trouble };

export interface SessionStore extends ExternalStore<Session> {
  /**
   * Finds out anew who is signed in, and as what. Rejects with a DeskError when that could not be
   * done, and changes nothing then.
   */
  check(): Promise<Session>;
}

/** What every page of the desk is given. */
export interface DeskPageProps {
  readonly database: DeskDatabase;
  readonly session: SessionStore;
  readonly member: Member;
}

/** Follows who is signed in, and asks the database as what, as the rules do. */
export function createSession(
  database: DeskDatabase,
  nameless: Readonly<Record<Role, string>>,
): SessionStore {
  let session: Session = { status: 'loading' };
  let asked: User | undefined;
  const listeners = createListeners();
  const become = (next: Session) => {
    session = next;
    listeners.notify();
    return next;
  };

  const recognize = async (user: User): Promise<Session> => {
    if (!user.isVerified) return { status: 'unverified', user };
    const { uid, email } = user;
    const entry = await database.get(`${COLLECTIONS.editors}/${uid}`);
    if (!entry) return { status: 'stranger', user };
    const fields = mistakesIn(entry);
    if (fields.length > 0) return { status: 'mistaken', user, fields };
    const role = entry.role === undefined ? 'editor' : 'writer';
    const given = typeof entry.name === 'string' ? entry.name : '';
    // The rules hold a writer to the very name.
    const name = role === 'writer' ? given : given.trim().slice(0, MAX_NAME_LENGTH);
    return { status: 'member', member: { uid, email, role, name: name || nameless[role] } };
  };

  database.onUser((user) => {
    asked = user;
    if (!user) return void become({ status: 'signedOut' });
    void recognize(user)
      .catch((error: unknown): Session => ({ status: 'unknown', user, trouble: troubleOf(error) }))
      .then((next) => {
        if (asked === user) become(next);
      });
  });

  return {
    current: () => session,
    onServer: () => session,
    subscribe: listeners.subscribe,
    async check() {
      const user = await database.refreshUser();
      asked = user;
      return become(user ? await recognize(user) : { status: 'signedOut' });
    },
  };
}

/** The longest name that the rules let stand in an article. */
const MAX_NAME_LENGTH = 100;

/** Returns the fields that keep a document in `editors` from making an editor or a writer, as their owner typed them. */
function mistakesIn(entry: Fields): string[] {
  const isFine = (field: string, value: unknown) =>
    field === 'name'
      ? entry.role === undefined || (typeof value === 'string' && /^.{1,100}$/s.test(value))
      : field === 'role' && value === 'writer';
  return Object.entries(entry)
    .filter(([field, value]) => !isFine(field, value))
    .map(([field, value]) => `${field}: ${JSON.stringify(value)}`);
}

/** Returns what went wrong, whatever was thrown. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof DeskError) return error.trouble;
  reportError(error);
  return 'strange';
}
