import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startEmulator } from '../startEmulator';
import type { Emulator } from '../startEmulator';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { startFaultyDatabase, serveDatabase } from './faultyDatabase';
import { samples } from './samples';
import { root } from './sites';

/** A database with the sample articles, as an editor and an outage see it. */
export interface NewsServer {
  /** Redirects a page's database requests here. */
  serve(page: Page): Promise<unknown>;
  /** Writes a document that may hold anything. */
  put(id: string, fields: object): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  kill(): Promise<unknown>;
  /** Restarts it on the same port with everything that was put, even during the outage. */
  revive(): Promise<unknown>;
  stop(): Promise<unknown>;
}

/** Starts the database of this project. */
export async function startLocalNews(): Promise<NewsServer> {
  const { serve, put, remove, kill, revive, stop } = await startFaultyDatabase();
  return {
    serve,
    put: async (id, fields) => put(id, fields),
    remove: async (id) => remove(id),
    kill,
    revive,
    stop,
  };
}

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

  const write = async (method: 'PATCH' | 'DELETE', id: string, fields?: object) => {
    const folder = newsCollectionName(settings.projectId);
    const response = await fetch(`http://${host}/v1/${folder}/${encodeURIComponent(id)}`, {
      method,
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      ...(fields && { body: JSON.stringify({ fields }) }),
    });
    if (!response.ok) throw new Error(`${method} ${id}: ${await response.text()}`);
  };
  const put = async (id: string, fields: object) => {
    fieldsById.set(id, fields);
    if (isRunning) await write('PATCH', id, fields);
  };

  for (const { id, title, content, date } of samples) {
    await put(id, {
      title: { stringValue: title },
      content: { stringValue: content },
      date: { timestampValue: date },
    });
  }
  return {
    // No page sees it half filled.
    serve: (page) => serveDatabase(page, host, () => isRunning),
    put,
    async remove(id) {
      fieldsById.delete(id);
      if (isRunning) await write('DELETE', id);
    },
    async kill() {
      isRunning = false;
      await emulator.stop();
    },
    async revive() {
      emulator = await startEmulator({ ...settings, port: Number(host.split(':')[1]) });
      for (const [id, fields] of fieldsById) await write('PATCH', id, fields);
      isRunning = true;
    },
    stop: () => emulator.stop(),
  };
}
