import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startEmulator } from '../startEmulator';
import type { Emulator } from '../startEmulator';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { articleFields } from '../../src/pipeline/news/firestoreRest';
import { startFaultyDatabase, serveDatabase } from './faultyDatabase';
import { resetNews } from './resetNews';
import { samples } from './samples';
import { sendToDatabase } from './sendToDatabase';
import { root } from './testBuild';

/** A database as an editor and an outage see it. */
export interface NewsServer {
  /** Redirects a page's database requests here. */
  serve(page: Page): Promise<unknown>;
  /** Puts the sample articles back, removes all others, and allows every reader. */
  reset(): Promise<unknown>;
  /** Writes a document that may hold anything. */
  put(id: string, fields: object): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  /** Refuses every reader, as wrong security rules would, until they are allowed again. */
  deny(): Promise<unknown>;
  allow(): Promise<unknown>;
  kill(): Promise<unknown>;
  /** Restarts it on the same port with everything that was put, even during the outage. */
  revive(): Promise<unknown>;
  stop(): Promise<unknown>;
}

/** Starts the database of this project. */
export async function startLocalNews(): Promise<NewsServer> {
  const { documents, faults, serve, put, remove, kill, revive, stop } = await startFaultyDatabase();
  return {
    serve,
    async reset() {
      faults.current = 'none';
      resetNews(documents);
    },
    put: async (id, fields) => put(id, fields),
    remove: async (id) => remove(id),
    deny: async () => (faults.current = 'permissionDenied'),
    allow: async () => (faults.current = 'none'),
    kill,
    revive,
    stop,
  };
}

const CLOSED_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write: if false; }
  }
}`;

/** Starts the official emulator under the site's own rules. It forgets everything when it is killed. */
export async function startEmulatedNews(): Promise<NewsServer> {
  const settings = {
    projectId: localDatabase.projectId,
    rules: join(root, 'firestore.rules'),
  };
  const fieldsById = new Map<string, object>();
  let emulator: Emulator = await startEmulator({ ...settings, port: 0 });
  let isRunning = true;
  const { host } = emulator;

  const database = `projects/${settings.projectId}/databases/(default)`;
  const pathOf = (id: string) =>
    `v1/${newsCollectionName(settings.projectId)}/${encodeURIComponent(id)}`;
  const write = (id: string, fields: object) =>
    sendToDatabase(host, 'PATCH', pathOf(id), { fields });
  const setRules = (content: string) =>
    sendToDatabase(host, 'PUT', `emulator/v1/projects/${settings.projectId}:securityRules`, {
      rules: { files: [{ content }] },
    });
  const put = async (id: string, fields: object) => {
    fieldsById.set(id, fields);
    if (isRunning) await write(id, fields);
  };

  const allow = () => setRules(readFileSync(settings.rules, 'utf8'));

  return {
    // No page sees it half filled.
    serve: (page) => serveDatabase(page, host, () => isRunning),
    async reset() {
      await allow();
      await sendToDatabase(host, 'DELETE', `emulator/v1/${database}/documents`);
      fieldsById.clear();
      for (const sample of samples) await put(sample.id, articleFields(sample));
    },
    put,
    async remove(id) {
      fieldsById.delete(id);
      if (isRunning) await sendToDatabase(host, 'DELETE', pathOf(id));
    },
    deny: () => setRules(CLOSED_RULES),
    allow,
    async kill() {
      isRunning = false;
      await emulator.stop();
    },
    async revive() {
      emulator = await startEmulator({ ...settings, port: Number(host.split(':')[1]) });
      for (const [id, fields] of fieldsById) await write(id, fields);
      isRunning = true;
    },
    stop: () => emulator.stop(),
  };
}
