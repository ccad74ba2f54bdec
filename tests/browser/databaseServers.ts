import { startDatabase } from '../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../src/local/database/startDatabase';
import { misbehaving } from '../local/database/faults';
import type { Faults } from '../local/database/faults';
import { startEmulator } from '../startEmulator';
import type { Emulator } from '../startEmulator';
import { sendToDatabase } from './sendToDatabase';

export type Titles = Readonly<Record<string, string>>;

/** A Firestore that the conformance tests can seed, kill and restart. */
export interface TestedServer {
  readonly host: string;
  put(projectId: string, path: string, title: string): Promise<void>;
  remove(projectId: string, path: string): Promise<void>;
  /** Stops it and restarts it on the same port with a collection that holds just these documents. */
  restartWith(projectId: string, collection: string, titles: Titles): Promise<void>;
  stop(): Promise<void>;
}

const titleFields = (title: string) => ({ title: { stringValue: title } });

const documentsPath = (projectId: string) => `projects/${projectId}/databases/(default)/documents`;

function restWriter(host: string): Pick<TestedServer, 'put' | 'remove'> {
  return {
    put: (projectId, path, title) =>
      sendToDatabase(host, 'PATCH', `v1/${documentsPath(projectId)}/${path}`, {
        fields: titleFields(title),
      }),
    remove: (projectId, path) =>
      sendToDatabase(host, 'DELETE', `v1/${documentsPath(projectId)}/${path}`),
  };
}

export interface TestedLocal extends TestedServer {
  readonly faults: Faults;
}

export async function startTestedLocal(): Promise<TestedLocal> {
  const faults: Faults = { current: 'none' };
  let database: LocalDatabase = await startDatabase({ port: 0, ...misbehaving(faults) });
  const { host, port } = database;
  return {
    host,
    faults,
    ...restWriter(host),
    async restartWith(projectId, collection, titles) {
      await database.stop();
      const { documents } = database;
      const name = `${documentsPath(projectId)}/${collection}`;
      for (const document of documents.list(name)) documents.delete(document.name);
      for (const [id, title] of Object.entries(titles)) {
        documents.set(`${name}/${id}`, titleFields(title));
      }
      database = await startDatabase({ port, documents, ...misbehaving(faults) });
    },
    stop: () => database.stop(),
  };
}

export async function startTestedEmulator(): Promise<TestedServer> {
  let emulator: Emulator = await startEmulator({ port: 0, projectId: 'demo-conformance' });
  const { host } = emulator;
  const port = Number(host.split(':')[1]);
  const writer = restWriter(host);
  return {
    host,
    ...writer,
    async restartWith(projectId, collection, titles) {
      await emulator.stop();
      emulator = await startEmulator({ port, projectId: 'demo-conformance' });
      for (const [id, title] of Object.entries(titles)) {
        await writer.put(projectId, `${collection}/${id}`, title);
      }
    },
    stop: () => emulator.stop(),
  };
}
