import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { startDatabase } from '../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../src/local/database/startDatabase';
import { seedNews } from '../../src/local/seedNews';
import type { SiteServer } from '../../src/local/serveSite';
import { samples } from './samples';
import { serveWorkerSite } from './workerSite';

const COLLECTION = newsCollectionName(localDatabase.projectId);

/** What a test says to the database, in the editors' place. */
export interface Editor {
  post(id: string, article: { title: string; content: string; date?: string }): void;
  remove(id: string): void;
}

interface WorkerFixtures {
  database: LocalDatabase;
  site: SiteServer;
  developmentSite: SiteServer;
}

interface TestFixtures {
  editor: Editor;
  /** What went wrong on the page so far: uncaught errors, and everything that the console calls an error. */
  problems: string[];
}

/** For tests about movement: the browser of a visitor who welcomes it. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: [
    async ({ browserName: _ }, use) => {
      const database = await startDatabase({ port: 0 });
      await use(database);
      await database.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ database }, use, { parallelIndex }) => {
      const site = await serveWorkerSite('production', parallelIndex, database.host);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  developmentSite: [
    async ({ database }, use, { parallelIndex }) => {
      const site = await serveWorkerSite('development', parallelIndex, database.host);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  editor: [
    async ({ database }, use) => {
      for (const { name } of database.documents.list(COLLECTION)) database.documents.delete(name);
      seedNews(database.documents, localDatabase.projectId, samples);
      await use({
        post: (id, { title, content, date = new Date().toISOString() }) =>
          database.documents.set(`${COLLECTION}/${id}`, {
            title: { stringValue: title },
            content: { stringValue: content },
            date: { timestampValue: date },
          }),
        remove: (id) => database.documents.delete(`${COLLECTION}/${id}`),
      });
    },
    { auto: true },
  ],
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    watch(page, problems);
    await use(problems);
  },
});

/** What Playwright says of the page's attempt, where the configuration forbids service workers. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Writes down whatever goes wrong on a page. */
export function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type());
    if (isProblem && message.text() !== NO_WORKER) problems.push(message.text());
  });
}

/** Opens an address and waits until the page answers to clicks. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until React has taken the page over, but for the parts of it that wait. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['#main', 'header[data-surface]'].every((selector) => {
      const element = document.querySelector(selector);
      return !element || Object.keys(element).some((key) => key.startsWith('__react'));
    }),
  );
}

/** Scrolls to whatever part of the page React has not taken over yet, until there is none and the browser is idle. */
export async function wholeHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      // Every element of the site's own has a class; those of an article's text are not React's.
      const asleep = [...document.querySelectorAll('body [class]')].find(
        (element) => !Object.keys(element).some((key) => key.startsWith('__react')),
      );
      asleep?.scrollIntoView({ behavior: 'instant' });
      return !asleep;
    },
    undefined,
    // Not with every frame: a busy browser may draw none on a page where nothing moves.
    { polling: 50 },
  );
  await idle(page);
}

/** Follows a link of the footer as the site's own code does, which has the footer last. */
export async function followFooterLink(page: Page, name: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => link.evaluate(isReactsOwn)).toBe(true);
  await link.click();
}

/** Runs in the page: whether React has taken an element over. */
const isReactsOwn = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__react'));

/** Waits until the browser has nothing to do, or a second when it always has. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
}

export { expect };
