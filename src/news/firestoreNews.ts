import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
} from 'firebase/firestore';
import type { FirestoreError, SnapshotMetadata } from 'firebase/firestore';
import { parseArticle } from './article';
import type { Article } from './article';
import { createIdleSwitch } from './idleSwitch';
import { NEWS_COLLECTION } from './databaseSettings';
import type { DatabaseSettings } from './databaseSettings';
import type { FeedReader, NewsFeed } from './newsFeed';

/** Connects to the News in Firestore; `close` ends the connection for good. */
export function createFirestoreNews(
  settings: DatabaseSettings,
): NewsFeed & { close(): Promise<void> } {
  const app = initializeApp({
    projectId: settings.projectId,
    apiKey: settings.apiKey,
    appId: settings.appId,
  });
  const database = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (settings.emulatorHost)
    connectFirestoreEmulator(database, ...hostAndPort(settings.emulatorHost));
  const network = createIdleSwitch({
    turnOn: () => enableNetwork(database),
    turnOff: () => disableNetwork(database),
  });

  return {
    readList: (reader) =>
      network.use(() =>
        onSnapshot(
          collection(database, NEWS_COLLECTION),
          { includeMetadataChanges: true },
          ({ metadata, docs }) =>
            tell(reader, metadata, () =>
              docs.flatMap((document) => parseArticle(document.id, document.data()) ?? []),
            ),
          denied(reader),
        ),
      ),
    readArticle: (id, reader) =>
      network.use(() =>
        onSnapshot(
          doc(database, NEWS_COLLECTION, id),
          { includeMetadataChanges: true },
          (document) =>
            tell(
              reader,
              document.metadata,
              () => parseArticle(id, document.data() ?? {}) ?? 'missing',
            ),
          denied(reader),
        ),
      ),
    reconnect: () => network.restart(),
    close: () => deleteApp(app),
  };
}

/** An answer from the cache says nothing about the database: the client gives it when it cannot connect. */
function tell<T extends readonly Article[] | Article | 'missing'>(
  reader: FeedReader<T>,
  metadata: SnapshotMetadata,
  read: () => T,
): void {
  if (metadata.fromCache) reader.unreachable();
  else reader.answered(read());
}

const denied =
  (reader: { denied(): void }) =>
  (_error: FirestoreError): void =>
    reader.denied();

function hostAndPort(address: string): [host: string, port: number] {
  const { hostname, port } = new URL(`http://${address}`);
  return [hostname, Number(port)];
}
