export const NEWS_COLLECTION = 'News';

/** Returns the full name of the News collection, as Firestore's REST API and documents use it. */
export function newsCollectionName(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents/${NEWS_COLLECTION}`;
}

/** Returns the address of a picture of an article, in Firestore's REST API. */
export function pictureAddress(database: DatabaseSettings, id: string): string {
  const { projectId } = database;
  return `${databaseOrigin(database)}/v1/projects/${projectId}/databases/(default)/documents/Pictures/${id}`;
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
