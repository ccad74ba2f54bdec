import { FirebaseError, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import type { User as FirebaseUser } from 'firebase/auth';
import {
  Bytes,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  initializeFirestore,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { COLLECTIONS, hostAndPort, restAddress } from '../news/databaseSettings';
import type { DatabaseSettings } from '../news/databaseSettings';
import type { DeskData } from '../news/deskData';
import { DEADLINE_MS, DeskError, NOW } from './deskDatabase';
import type { DeskDatabase, Fields, Trouble, User } from './deskDatabase';

/** Connects to Firebase: its sign-in, kept on the device, and Firestore by REST, which queues nothing. */
export function connectDatabase({ database: settings, authHost }: DeskData): DeskDatabase {
  const { projectId, apiKey, appId, emulatorHost } = settings;
  const app = initializeApp({ projectId, apiKey, appId });
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (authHost) connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  const firestore = initializeFirestore(app, {});
  if (emulatorHost) connectFirestoreEmulator(firestore, ...hostAndPort(emulatorHost));

  checkAnswers();

  return {
    onUser: (listener) =>
      onAuthStateChanged(auth, (user) => {
        const tell = () => auth.currentUser === user && listener(user ? told(user) : undefined);
        void renewToken(user).then(tell, tell);
      }),
    signIn: async (email, password) => {
      await ask(signInWithEmailAndPassword(auth, email, password));
    },
    signOut: () => ask(signOut(auth)),
    sendReset: (email) => ask(sendPasswordResetEmail(auth, email)),
    sendVerification: async () => {
      if (!auth.currentUser) throw new DeskError('signedOut');
      await ask(sendEmailVerification(auth.currentUser));
    },
    ...(authHost && { readMail: (email) => readMail(authHost, projectId, email) }),
    refreshUser: async () => {
      const user = auth.currentUser;
      if (!user) return undefined;
      await ask(reload(user));
      // The rules read the token, in which an address is verified only from the next one on.
      await ask(user.getIdToken(true));
      return told(user);
    },
    get: async (path) => (await ask(getDoc(doc(firestore, path)))).data(),
    list: async (path) => {
      const { docs } = await ask(getDocs(collection(firestore, path)));
      return docs.map((each) => ({ id: each.id, fields: each.data() }));
    },
    listGroup: async (name) => {
      const { docs } = await ask(getDocs(collectionGroup(firestore, name)));
      return docs.map((each) => ({ path: each.ref.path, fields: each.data() }));
    },
    listPictures: () => ask(listPictures(settings, auth.currentUser)),
    transact: (paths, decide) =>
      ask(
        runTransaction(
          firestore,
          async (transaction) => {
            const found = await Promise.all(
              paths.map((path) => transaction.get(doc(firestore, path))),
            );
            for (const { path, fields } of decide(found.map((each) => each.data()))) {
              if (fields) transaction.set(doc(firestore, path), withServerTime(fields));
              else transaction.delete(doc(firestore, path));
            }
          },
          // A second try would find the first one's writes, whose answer was lost.
          { maxAttempts: 1 },
        ),
      ),
  };
}

/** The rules read the token, which may have been given before the address was verified. */
async function renewToken(user: FirebaseUser | null): Promise<void> {
  if (!user?.emailVerified) return;
  const { claims } = await user.getIdTokenResult();
  if (!claims.email_verified) await user.getIdToken(true);
}

/** What a page of Firestore's REST lists; the SDK without listeners has no mask, and would load every byte. */
interface Page {
  readonly documents?: readonly { readonly name: string; readonly createTime: string }[];
  readonly nextPageToken?: string;
}

async function listPictures(settings: DatabaseSettings, user: FirebaseUser | null) {
  if (!user) throw new DeskError('signedOut');
  const headers = { Authorization: `Bearer ${await user.getIdToken()}` };
  const found: { id: string; storedAt: number }[] = [];
  let pageToken: string | undefined = '';
  while (pageToken !== undefined) {
    const query = new URLSearchParams({ 'mask.fieldPaths': 'type', pageSize: '300', pageToken });
    const address = `${restAddress(settings, COLLECTIONS.pictures).href}?${query}`;
    const answer = await fetch(address, { headers }).catch((error: unknown) => {
      throw new DeskError('offline', error);
    });
    if (!answer.ok) throw new DeskError(troubleOf(`${answer.status}`));
    const page: Page = await (answer.json() as Promise<Page>).catch((error: unknown) => {
      throw new DeskError('strange', error);
    });
    for (const { name, createTime } of page.documents ?? [])
      found.push({ id: name.slice(name.lastIndexOf('/') + 1), storedAt: Date.parse(createTime) });
    pageToken = page.nextPageToken;
  }
  return found;
}

const browserFetch = globalThis.fetch;

/**
 * Has Firestore Lite tell an answer that makes no sense from none at all, which it calls the same, and from the
 * answer to a write, for which it takes any JSON.
 */
function checkAnswers(): void {
  globalThis.fetch = async (input, init) => {
    const answer = await browserFetch(input, init);
    const [, method] = /\/documents(?:\/[^?]*)?:(\w+)(?:\?|$)/.exec(answer.url) ?? [];
    if (!method) return answer;
    const isJson = answer.headers.get('content-type')?.includes('json');
    const isWritten = async () => (await answer.clone().text()).includes('"commitTime"');
    if (isJson && (method !== 'commit' || !answer.ok || (await isWritten()))) return answer;
    return new Response('{}', { status: answer.ok ? NONSENSE : answer.status });
  };
}

/** What Firestore Lite calls `unimplemented`. */
const NONSENSE = 501;

/** Asks the Auth emulator, or the stand-in for it, which keep the mails that they would send. */
async function readMail(authHost: string, projectId: string, email: string) {
  const answer = await fetch(`http://${authHost}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: readonly { readonly email: string; readonly oobLink: string }[];
  };
  return oobCodes.filter((mail) => mail.email === email).at(-1)?.oobLink;
}

function told({ uid, email, emailVerified }: FirebaseUser): User {
  return { uid, email: email ?? '', isVerified: emailVerified };
}

function withServerTime(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === NOW
        ? serverTimestamp()
        : value instanceof Uint8Array
          ? Bytes.fromUint8Array(value)
          : value,
    ]),
  );
}

/** Waits for an answer, and turns every failure into a DeskError. */
async function ask<T>(request: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeskError('offline')), DEADLINE_MS);
  });
  try {
    return await Promise.race([request, late]);
  } catch (error) {
    // What `decide` throws passes as it is.
    if (error instanceof FirebaseError) throw new DeskError(troubleOf(error.code), error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The codes of Firebase, and the statuses of its REST; `unknown` is Firestore Lite's when no answer came at all. */
const CODES: Partial<Record<Trouble, string>> = {
  offline: 'unknown deadline-exceeded auth/network-request-failed auth/timeout',
  busy: 'unavailable resource-exhausted 429 503',
  refused: 'permission-denied 403',
  signedOut: 'unauthenticated 401 auth/user-token-expired auth/invalid-user-token',
  raced: 'aborted already-exists failed-precondition not-found',
  wrongPassword: `auth/invalid-credential auth/invalid-login-credentials auth/wrong-password
    auth/user-not-found auth/invalid-email auth/missing-password auth/missing-email`,
  disabled: 'auth/user-disabled',
  tooManyTries: 'auth/too-many-requests',
  notSetUp: 'auth/operation-not-allowed auth/configuration-not-found auth/invalid-api-key',
};

function troubleOf(code: string): Trouble {
  if (code.startsWith('auth/api-key-not-valid')) return 'notSetUp';
  const known = Object.entries(CODES).find(([, codes]) => codes.split(/\s+/).includes(code));
  return (known?.[0] as Trouble | undefined) ?? 'strange';
}
