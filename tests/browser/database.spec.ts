import type { Browser } from '@playwright/test';
import { hasEmulator } from '../hasEmulator';
import type { SeenSnapshot } from './databaseClient';
import { serveClientPages } from './databasePages';
import type { ClientPages, Visitor } from './databasePages';
import { startTestedEmulator, startTestedLocal } from './databaseServers';
import type { TestedLocal, TestedServer, Titles } from './databaseServers';
import { expect, test } from './fixtures';

// Long, because the servers are killed and restarted while clients are connected.
test.describe.configure({ timeout: 120_000 });

// After an outage the SDK reconnects by itself within half a minute; this is three times that.
const afterOutage = { timeout: 90_000 };

let pages: ClientPages;
let projects = 0;

test.beforeAll(async () => {
  pages = await serveClientPages();
});
test.afterEach(() => pages.closeAll());
test.afterAll(() => pages.stop());

function newProject(): string {
  return `demo-conformance-${process.pid}-${++projects}`;
}

function open(
  browser: Browser,
  server: TestedServer,
  projectId: string,
  longPolling = false,
): Promise<Visitor> {
  return pages.open(browser, { host: server.host, projectId, longPolling });
}

/** Waits until the latest callback shows these documents as the database's own answer. */
async function expectLive(visitor: Visitor, path: string, titles: Titles, options = {}) {
  await expect
    .poll(async () => (await visitor.call('seen', path)).at(-1), options)
    .toEqual({ titles, fromCache: false } satisfies SeenSnapshot);
}

function defineConformanceTests(server: () => TestedServer) {
  test('a list shows its documents', async ({ browser }) => {
    const projectId = newProject();
    await server().put(projectId, 'News/a', 'Año 😀');
    await server().put(projectId, 'News/b', 'B');
    await server().put(projectId, 'Other/c', 'C');
    const visitor = await open(browser, server(), projectId);
    await visitor.call('listenTo', 'News');
    await expectLive(visitor, 'News', { a: 'Año 😀', b: 'B' });
  });

  test('a document is shown, and a missing one is reported as missing', async ({ browser }) => {
    const projectId = newProject();
    await server().put(projectId, 'News/a', 'A');
    const visitor = await open(browser, server(), projectId);
    await visitor.call('listenTo', 'News/a');
    await visitor.call('listenTo', 'News/none');
    await expectLive(visitor, 'News/a', { a: 'A' });
    await expectLive(visitor, 'News/none', {});
    await server().put(projectId, 'News/none', 'Now there');
    await expectLive(visitor, 'News/none', { none: 'Now there' });
  });

  test('two clients see a document added, edited and deleted', async ({ browser }) => {
    const projectId = newProject();
    const visitors = [
      await open(browser, server(), projectId),
      await open(browser, server(), projectId),
    ];
    const bothSee = async (titles: Titles) => {
      for (const visitor of visitors) await expectLive(visitor, 'News', titles);
    };
    for (const visitor of visitors) await visitor.call('listenTo', 'News');
    await bothSee({});
    await server().put(projectId, 'News/a', 'A');
    await bothSee({ a: 'A' });
    await server().put(projectId, 'News/a', 'A, edited');
    await bothSee({ a: 'A, edited' });
    await server().remove(projectId, 'News/a');
    await bothSee({});
  });

  test('a client catches up after the server was killed', async ({ browser }) => {
    const projectId = newProject();
    await server().put(projectId, 'News/a', 'A');
    await server().put(projectId, 'News/b', 'B');
    const visitor = await open(browser, server(), projectId);
    await visitor.call('listenTo', 'News');
    await expectLive(visitor, 'News', { a: 'A', b: 'B' });
    await server().restartWith(projectId, 'News', { a: 'A, changed', c: 'C' });
    await expectLive(visitor, 'News', { a: 'A, changed', c: 'C' }, afterOutage);
    await server().put(projectId, 'News/d', 'D');
    await expectLive(visitor, 'News', { a: 'A, changed', c: 'C', d: 'D' });
  });

  test('a document deleted while the client was away is dropped', async ({ browser }) => {
    const projectId = newProject();
    await server().put(projectId, 'News/a', 'A');
    await server().put(projectId, 'News/b', 'B');
    const visitor = await open(browser, server(), projectId);
    await visitor.call('listenTo', 'News');
    await visitor.call('listenTo', 'News/b');
    await expectLive(visitor, 'News', { a: 'A', b: 'B' });
    await expectLive(visitor, 'News/b', { b: 'B' });
    await visitor.call('goOffline');
    await server().remove(projectId, 'News/b');
    await visitor.call('goOnline');
    await expectLive(visitor, 'News', { a: 'A' });
    await expectLive(visitor, 'News/b', {});
  });

  test('long polling works as well', async ({ browser }) => {
    const projectId = newProject();
    await server().put(projectId, 'News/a', 'A');
    const visitor = await open(browser, server(), projectId, true);
    const poll = visitor.page.waitForRequest((request) => request.url().includes('&CI=1&'));
    await visitor.call('listenTo', 'News');
    await poll;
    await expectLive(visitor, 'News', { a: 'A' });
    await server().put(projectId, 'News/b', 'B');
    await expectLive(visitor, 'News', { a: 'A', b: 'B' });
  });
}

test.describe('the local database', () => {
  // One server for all of them.
  test.describe.configure({ mode: 'default' });
  let local: TestedLocal;
  test.beforeAll(async () => {
    local = await startTestedLocal();
  });
  test.afterAll(() => local.stop());
  test.beforeEach(() => {
    local.faults.current = 'none';
  });

  defineConformanceTests(() => local);
});

test.describe('the official emulator', () => {
  // One server for all of them.
  test.describe.configure({ mode: 'default' });
  if (!hasEmulator()) {
    test('is tested in the same way', () => {
      const reason = 'the official Firestore emulator (or Java) was not found on this machine';
      console.warn(`\nSKIPPED: the conformance tests against it, because ${reason}.\n`);
      test.skip(true, reason);
    });
    return;
  }

  let emulator: TestedServer;
  test.beforeAll(async () => {
    emulator = await startTestedEmulator();
  });
  test.afterAll(() => emulator.stop());

  defineConformanceTests(() => emulator);
});
