/** The names of the collections (firestore.rules). An article of the desk has its versions below it. */
export const COLLECTIONS = {
  news: 'News',
  articles: 'Articles',
  versions: 'versions',
  pictures: 'Pictures',
  editors: 'editors',
} as const;

/** Returns the full name of the root of all documents, as Firestore's REST API and documents use it. */
export const documentsName = (projectId: string) =>
  `projects/${projectId}/databases/(default)/documents`;

/** Returns the full name of the News collection. */
export const newsCollectionName = (projectId: string) =>
  `${documentsName(projectId)}/${COLLECTIONS.news}`;

/** Returns the address of a document or collection, such as `Pictures/20270109-k3f9-600x400`, in Firestore's REST API. */
export function restAddress(database: DatabaseSettings, path: string): URL {
  const escaped = path.split('/').map(encodeURIComponent).join('/');
  return new URL(`/v1/${documentsName(database.projectId)}/${escaped}`, databaseOrigin(database));
}

export interface DatabaseSettings {
  readonly projectId: string;
  readonly apiKey: string;
  readonly appId: string;
  /** `host:port` of a local database or the official emulator; absent in production. */
  readonly emulatorHost?: string;
}

/** Returns the origin of a database: Google's servers, or the host that the settings name. */
export function databaseOrigin({ emulatorHost }: DatabaseSettings): string {
  return emulatorHost ? `http://${emulatorHost}` : 'https://firestore.googleapis.com';
}

/** Returns the parts of `127.0.0.1:8080`, as Firebase's libraries take them. */
export function hostAndPort(host: string): [hostname: string, port: number] {
  // An URL would leave out port 80.
  const colon = host.lastIndexOf(':');
  return [host.slice(0, colon), Number(host.slice(colon + 1))];
}

/** The database of `npm start` and `npm run dev`: no account, on this machine only. */
export const localDatabase = {
  projectId: 'demo-robohornets',
  apiKey: 'local',
  appId: 'local',
  emulatorHost: '127.0.0.1:8080',
} as const satisfies DatabaseSettings;
