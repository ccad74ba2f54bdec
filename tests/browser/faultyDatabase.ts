import type { ServerResponse } from 'node:http';
import type { Browser, Page } from '@playwright/test';
import type { DatabaseOptions } from '../../src/local/database/startDatabase';
import { Documents } from '../../src/local/database/documents';
import { startDatabase } from '../../src/local/database/startDatabase';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { articleFields } from '../../src/pipeline/news/firestoreRest';
import { misbehaving } from '../local/database/faults';
import type { Fault, Faults } from '../local/database/faults';
import { resetNews } from './resetNews';

const COLLECTION = newsCollectionName(localDatabase.projectId);

/** Matches the client's requests to the database, for `page.route`. */
export const DATABASE_REQUESTS = /google\.firestore/;

/** Starts a database that misbehaves on demand, counts what it sends, and can be killed and revived. */
export async function startFaultyDatabase(fault: Fault = 'none') {
  const faults: Faults = { current: fault };
  const documents = new Documents();
  resetNews(documents);
  let reads = 0;
  const { intercept, authorizeListen } = misbehaving(faults);
  const options: Omit<DatabaseOptions, 'port'> = {
    documents,
    authorizeListen,
    intercept(request, response) {
      onDocuments(response, (count) => (reads += count));
      return intercept(request, response);
    },
  };
  let database = await startDatabase({ port: 0, ...options });
  const { host, port } = database;
  return {
    faults,
    /** Returns how many documents were sent to readers so far: each is a read of the daily quota. */
    reads: () => reads,
    documents,
    post: (id: string, title: string) =>
      documents.set(
        `${COLLECTION}/${id}`,
        articleFields({ title, date: new Date().toISOString(), content: 'Text' }),
      ),
    /** Stores a document that may hold anything. */
    put: (id: string, fields: object) => documents.set(`${COLLECTION}/${id}`, fields as never),
    remove: (id: string) => documents.delete(`${COLLECTION}/${id}`),
    /** Redirects a page's database requests here. */
    serve: (page: Page) => serveDatabase(page, host),
    kill: () => database.stop(),
    async revive() {
      database = await startDatabase({ port, ...options });
    },
    stop: () => database.stop(),
  };
}

/** Calls back with the number of documents in each part of an answer to a listener. */
function onDocuments(response: ServerResponse, report: (count: number) => void): void {
  const write = response.write.bind(response) as (part: unknown) => boolean;
  response.write = (part: unknown) => {
    report(String(part).match(/"document(Change|Delete)":/g)?.length ?? 0);
    return write(part);
  };
}

export type FaultyDatabase = Awaited<ReturnType<typeof startFaultyDatabase>>;

/** Redirects a page's database requests to a host such as `127.0.0.1:8787`; refuses them while it is down. */
export function serveDatabase(page: Page, host: string, isUp = () => true): Promise<unknown> {
  return page.route(DATABASE_REQUESTS, (route) => {
    if (!isUp()) return route.abort('connectionrefused');
    const address = new URL(route.request().url());
    address.host = host;
    return route.continue({ url: address.href });
  });
}

/** Opens a page in its own browser context, and collects the errors that nothing caught on it. */
export async function newVisitor(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  return { page, uncaught, leave: () => context.close() };
}
