import { _addOrOverwriteComponent, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
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
import type { FirestoreError, QuerySnapshot, SnapshotMetadata } from 'firebase/firestore';
import { parseArticle, createArticleCollection } from './article';
import type { DocumentChange } from './article';
import { createIdleSwitch } from './createIdleSwitch';
import { NEWS_COLLECTION } from './databaseSettings';
import type { DatabaseSettings } from './databaseSettings';
import type { FeedReader, NewsFeed } from './newsSources';

/** The User Timing mark that every answer from the database leaves in the browser's timeline. */
export const ANSWERED = 'news answered';

/** Connects to the News in Firestore. */
export function createFirestoreNews(settings: DatabaseSettings): NewsFeed {
  const app = initializeApp({
    projectId: settings.projectId,
    apiKey: settings.apiKey,
    appId: settings.appId,
  });
  keepNoVisits(app);
  const database = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (settings.emulatorHost)
    connectFirestoreEmulator(database, ...hostAndPort(settings.emulatorHost));
  const network = createIdleSwitch({
    turnOn: () => enableNetwork(database),
    turnOff: () => disableNetwork(database),
  });

  return {
    readList: (reader) =>
      network.use(() => {
        const articlesAfter = createArticleCollection();
        return onSnapshot(
          collection(database, NEWS_COLLECTION),
          { includeMetadataChanges: true },
          (snapshot) => {
            markAnswer(snapshot.metadata);
            report(reader, snapshot.metadata, articlesAfter(changesOf(snapshot)));
          },
          denied(reader),
        );
      }),
    readArticle: (id, reader) =>
      network.use(() => {
        if (!canBeDocument(id)) {
          reader.answered('missing');
          return () => undefined;
        }
        return onSnapshot(
          doc(database, NEWS_COLLECTION, id),
          { includeMetadataChanges: true },
          (document) => {
            markAnswer(document.metadata);
            report(reader, document.metadata, parseArticle(id, document.data() ?? {}) ?? 'missing');
          },
          denied(reader),
        );
      }),
    reconnect: () => network.restart(),
  };
}

/** What firebase/app exports for Firebase's own products, and leaves out of its types. */
declare module 'firebase/app' {
  export function _addOrOverwriteComponent(
    app: FirebaseApp,
    component: {
      name: string;
      type: 'PRIVATE';
      instantiationMode: 'LAZY';
      multipleInstances: boolean;
      serviceProps: object;
      onInstanceCreated: null;
      instanceFactory: () => unknown;
    },
  ): void;
}

/**
 * Replaces the part of the client that notes each day of use in the visitor's browser, for other Firebase
 * products to report to Google. This database sends none of it, so the notes would only stay there.
 */
function keepNoVisits(app: FirebaseApp): void {
  _addOrOverwriteComponent(app, {
    name: 'heartbeat',
    type: 'PRIVATE',
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
    instanceFactory: () => ({
      triggerHeartbeat: () => Promise.resolve(),
      getHeartbeatsHeader: () => Promise.resolve(''),
    }),
  });
}

/**
 * Returns false for an id that no document can have (firebase.google.com/docs/firestore/quotas): the database
 * would refuse it, and be asked for it again and again.
 */
const canBeDocument = (id: string) =>
  !/\/|^\.{1,2}$|^__.*__$/s.test(id) && new TextEncoder().encode(id).length <= 1500;

const changesOf = (snapshot: QuerySnapshot): DocumentChange[] =>
  snapshot.docChanges().map(({ type, doc: document }) => ({
    id: document.id,
    fields: type === 'removed' ? undefined : document.data(),
  }));

/** Marks the time of an answer, before anything is made of it. */
function markAnswer({ fromCache }: SnapshotMetadata): void {
  if (!fromCache) performance.mark(ANSWERED);
}

/**
 * Reports an answer. One from the cache says nothing about the database: the client gives it when it
 * cannot connect.
 */
function report<T>(reader: FeedReader<T>, { fromCache }: SnapshotMetadata, value: T): void {
  if (fromCache) reader.unreachable();
  else reader.answered(value);
}

const denied =
  (reader: { denied(): void }) =>
  (_error: FirestoreError): void =>
    reader.denied();

function hostAndPort(address: string): [host: string, port: number] {
  const colon = address.lastIndexOf(':');
  return [address.slice(0, colon), Number(address.slice(colon + 1))];
}
