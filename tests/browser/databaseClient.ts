import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
} from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';

/** What one callback of a listener reported. */
export interface SeenSnapshot {
  /** Titles by id; for a single document, only its own, if it exists. */
  readonly titles: Readonly<Record<string, string>>;
  readonly fromCache: boolean;
}

export interface Connection {
  readonly host: string;
  readonly projectId: string;
  readonly longPolling: boolean;
}

let firestore: Firestore;
const seen: Record<string, SeenSnapshot[]> = {};
const errors: Record<string, string[]> = {};

function listenTo(path: string, limitedTo?: number): void {
  seen[path] = [];
  errors[path] = [];
  const onError = (error: { code: string }) => errors[path]?.push(error.code);
  const options = { includeMetadataChanges: true };
  if (path.split('/').length % 2 === 0) {
    onSnapshot(
      doc(firestore, path),
      options,
      (document) =>
        seen[path]?.push({
          titles: document.exists() ? { [document.id]: String(document.get('title')) } : {},
          fromCache: document.metadata.fromCache,
        }),
      onError,
    );
  } else {
    onSnapshot(
      query(
        collection(firestore, path),
        orderBy('__name__'),
        ...(limitedTo === undefined ? [] : [limit(limitedTo)]),
      ),
      options,
      (list) =>
        seen[path]?.push({
          titles: Object.fromEntries(list.docs.map((it) => [it.id, String(it.get('title'))])),
          fromCache: list.metadata.fromCache,
        }),
      onError,
    );
  }
}

/** The functions that a test calls in a page with nothing but the SDK. */
export const databaseClient = {
  connect({ host, projectId, longPolling }: Connection): void {
    const app = initializeApp({ projectId, apiKey: 'local', appId: 'local' });
    firestore = initializeFirestore(app, {
      localCache: memoryLocalCache(),
      experimentalForceLongPolling: longPolling,
    });
    const [hostname = '', port] = host.split(':');
    connectFirestoreEmulator(firestore, hostname, Number(port));
  },
  listenTo,
  seen: (path: string): SeenSnapshot[] => seen[path] ?? [],
  errors: (path: string): string[] => errors[path] ?? [],
  goOffline: (): Promise<void> => disableNetwork(firestore),
  goOnline: (): Promise<void> => enableNetwork(firestore),
};

declare global {
  interface Window {
    databaseClient: typeof databaseClient;
  }
}
window.databaseClient = databaseClient;
