import { createListeners } from '../../src/lib/createListeners';
import { DeskError, NOW } from '../../src/desk/deskDatabase';
import type { DeskDatabase, Fields, Trouble, User } from '../../src/desk/deskDatabase';

interface Account extends User {
  readonly password: string;
  readonly isDisabled?: boolean;
}

export const EDITOR = {
  uid: 'ed',
  email: 'editor@example.org',
  password: 'pass1',
  isVerified: true,
};
export const SECOND = {
  uid: 'two',
  email: 'second@example.org',
  password: 'pass2',
  isVerified: true,
};
export const WRITER = {
  uid: 'wr',
  email: 'writer@example.org',
  password: 'pass6',
  isVerified: true,
};
export const people: readonly Account[] = [
  EDITOR,
  SECOND,
  WRITER,
  { uid: 'new', email: 'unverified@example.org', password: 'pass3', isVerified: false },
  { uid: 'out', email: 'stranger@example.org', password: 'pass4', isVerified: true },
  {
    uid: 'off',
    email: 'disabled@example.org',
    password: 'pass5',
    isVerified: true,
    isDisabled: true,
  },
];

/** The desk's outside world, in memory. */
export interface MemoryDatabase extends DeskDatabase {
  readonly documents: Map<string, Fields>;
  /** What the next requests meet: before the database has done anything, or after it. */
  fail(trouble: Trouble, when?: 'before' | 'after', times?: number): void;
  /** Signs everybody out, verifies or removes an account, as somebody elsewhere may. */
  endSession(): void;
  verify(email: string): void;
  readonly mails: string[];
  /** Who is signed in at first; the same documents serve several editors. */
  as(user: User): MemoryDatabase;
}

export function memoryDatabase(
  documents = new Map<string, Fields>(),
  signedIn?: User,
): MemoryDatabase {
  const accounts = new Map(people.map((each) => [each.email, each]));
  const mails: string[] = [];
  const listeners = createListeners();
  let user = signedIn;
  let failure: { trouble: Trouble; when: 'before' | 'after'; times: number } | undefined;

  if (![...documents.keys()].some((path) => path.startsWith('editors/'))) {
    documents.set('editors/ed', { name: 'Ada' });
    documents.set('editors/two', {});
    documents.set('editors/new', {});
    documents.set('editors/wr', { name: 'Wren', role: 'writer' });
  }

  const become = (next: User | undefined) => {
    user = next;
    listeners.notify();
  };
  const meet = (when: 'before' | 'after') => {
    if (failure?.when !== when || failure.times === 0) return;
    failure.times -= 1;
    throw new DeskError(failure.trouble);
  };
  const ask = async <T>(answer: () => T): Promise<T> => {
    await Promise.resolve();
    meet('before');
    const answered = answer();
    meet('after');
    return answered;
  };
  const requireEditor = (path: string) => {
    if (path.startsWith('News/') || path === 'News') return;
    if (path === `editors/${user?.uid}`) return;
    if (!user?.isVerified || !isMember(documents.get(`editors/${user.uid}`)))
      throw new DeskError('refused');
  };

  /** As the rules do: a writer writes own drafts, and nothing else. */
  const requireAuthor = (path: string, fields: Fields | undefined) => {
    if (documents.get(`editors/${user?.uid}`)?.role !== 'writer') return;
    const before = documents.get(path);
    const isOwn = (it: Fields | undefined) =>
      it?.author === user!.uid && it.state === 'draft' && it.version === 0;
    if (path.startsWith('Pictures/') ? fields && !before : isOwn(fields) && isOwn(before ?? fields))
      return;
    throw new DeskError('refused');
  };

  return {
    documents,
    mails,
    fail: (trouble, when = 'before', times = 1) => (failure = { trouble, when, times }),
    endSession: () => become(undefined),
    verify(email) {
      accounts.set(email, { ...accounts.get(email)!, isVerified: true });
    },
    as: (other) => memoryDatabase(documents, other),

    onUser(listener) {
      listeners.subscribe(() => listener(user));
      queueMicrotask(() => listener(user));
    },
    signIn: (email, password) =>
      ask(() => {
        const account = accounts.get(email);
        if (account?.password !== password) throw new DeskError('wrongPassword');
        if (account.isDisabled) throw new DeskError('disabled');
        become({ ...account });
      }),
    signOut: () => ask(() => become(undefined)),
    sendReset: (email) => ask(() => void mails.push(`reset ${email}`)),
    sendVerification: () => ask(() => void mails.push(`verify ${user?.email}`)),
    refreshUser: () =>
      ask(() => {
        if (user) user = { ...user, isVerified: accounts.get(user.email)!.isVerified };
        return user;
      }),
    get: (path) =>
      ask(() => {
        requireEditor(path);
        return documents.get(path);
      }),
    list: (collection) =>
      ask(() => {
        requireEditor(collection);
        const start = `${collection}/`;
        return [...documents]
          .filter(([path]) => path.startsWith(start) && !path.slice(start.length).includes('/'))
          .map(([path, fields]) => ({ id: path.slice(start.length), fields }));
      }),
    listGroup: (collection) =>
      ask(() => {
        requireEditor(collection);
        return [...documents]
          .filter(([path]) => path.includes(`/${collection}/`))
          .map(([path, fields]) => ({ path, fields }));
      }),
    listPictures: () =>
      ask(() => {
        requireEditor('Pictures');
        return [...documents]
          .filter(([path]) => path.startsWith('Pictures/'))
          .map(([path, { storedAt = 0 }]) => ({ id: path.slice(9), storedAt: storedAt as number }));
      }),
    transact: (paths, decide) =>
      ask(() => {
        paths.forEach(requireEditor);
        for (const { path, fields } of decide(paths.map((path) => documents.get(path)))) {
          if (!user || (/\/versions\//.test(path) && documents.has(path)))
            throw new DeskError('refused');
          requireAuthor(path, fields);
          if (fields) documents.set(path, withTime(fields));
          else documents.delete(path);
        }
      }),
  };
}

function isMember(entry: Fields | undefined): boolean {
  const { name: _, role = 'writer', ...others } = entry ?? { none: true };
  return role === 'writer' && Object.keys(others).length === 0;
}

function withTime(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === NOW ? new Date() : value]),
  );
}
