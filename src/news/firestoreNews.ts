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
  memoryLruGarbageCollector,
  onSnapshot,
} from 'firebase/firestore';
import type { QuerySnapshot, SnapshotMetadata } from 'firebase/firestore';
import { parseArticle, createArticleCollection } from './article';
import type { DocumentChange } from './article';
import { createIdleSwitch } from './createIdleSwitch';
import { COLLECTIONS, hostAndPort } from './databaseSettings';
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
  // Who comes back is sent only what has changed: each document sent is a read of the daily quota.
  const localCache = memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() });
  const database = initializeFirestore(app, { localCache });
  if (settings.emulatorHost)
    connectFirestoreEmulator(database, ...hostAndPort(settings.emulatorHost));
  const network = createIdleSwitch(
    () => enableNetwork(database),
    () => disableNetwork(database),
  );

  return {
    readList: (reader) =>
      network.use(() => {
        const articlesAfter = createArticleCollection();
        const report = createReport(reader);
        return onSnapshot(
          collection(database, COLLECTIONS.news),
          { includeMetadataChanges: true },
          (list) => report(list.metadata, !list.empty, () => articlesAfter(changesOf(list))),
          () => reader.denied(),
        );
      }),
    readArticle: (id, reader) =>
      network.use(() => {
        if (!canBeDocument(id)) {
          reader.answered('missing');
          return () => undefined;
        }
        const report = createReport(reader);
        return onSnapshot(
          doc(database, COLLECTIONS.news, id),
          { includeMetadataChanges: true },
          (document) =>
            report(
              document.metadata,
              document.exists(),
              () => parseArticle(id, document.data() ?? {}) ?? 'missing',
            ),
          () => reader.denied(),
        );
      }),
    reconnect: () => network.restart(),
  };
}

/** What firebase/app exports for Firebase's own products, and leaves out of its types. */
declare module 'firebase/app' {
  export function _addOrOverwriteComponent(app: FirebaseApp, component: object): void;
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

/**
 * Returns a function that reports answers, and marks their time before anything is made of them. One from the cache
 * says nothing about the database: the client gives it when it cannot connect; or at first, before it has asked, if
 * the cache has any documents.
 */
function createReport<T>(reader: FeedReader<T>) {
  let isFirst = true;
  return ({ fromCache }: SnapshotMetadata, hasDocuments: boolean, read: () => T): void => {
    if (!fromCache) performance.mark(ANSWERED);
    const value = read();
    if (!fromCache) reader.answered(value);
    else if (!isFirst || !hasDocuments) reader.unreachable();
    isFirst = false;
  };
}
