import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { ANSWERED } from '../../src/news/firestoreNews';
import { startDatabase } from '../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../src/local/database/startDatabase';
import type { SiteServer } from '../../src/local/serveSite';
import { articleFields } from '../../src/pipeline/news/firestoreRest';
import { resetNews } from './resetNews';
import { serveWorkerSite } from './workerSite';

const COLLECTION = newsCollectionName(localDatabase.projectId);

/** What a test can do to the database in an editor's place. */
export interface Editor {
  post(id: string, article: { title: string; content: string; date?: string }): void;
  remove(id: string): void;
}

interface WorkerFixtures {
  database: LocalDatabase;
  site: SiteServer;
}

interface TestFixtures {
  editor: Editor;
  /** What went wrong on the page so far: uncaught errors, and the console's errors and warnings. */
  problems: string[];
}

/** For tests about movement: a browser without reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

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
      const site = await serveWorkerSite(parallelIndex, database.host);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  editor: [
    async ({ database }, use) => {
      resetNews(database.documents);
      await use({
        post: (id, { title, content, date = new Date().toISOString() }) =>
          database.documents.set(`${COLLECTION}/${id}`, articleFields({ title, date, content })),
        remove: (id) => database.documents.delete(`${COLLECTION}/${id}`),
      });
    },
    { auto: true },
  ],
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    collectProblems(page, problems);
    await use(problems);
  },
});

/** Playwright's message when a page registers a service worker that the configuration blocks. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Records whatever goes wrong on a page. */
export function collectProblems(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type());
    if (isProblem && message.text() !== WORKER_BLOCKED) problems.push(message.text());
  });
}

/** Opens an address and waits until the page responds to clicks. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Waits until React has hydrated the beginning of the page and its header. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['#main', 'header[data-surface]'].every((selector) => {
      const element = document.querySelector(selector);
      return !element || Object.keys(element).some((key) => key.startsWith('__react'));
    }),
  );
}

/** Scrolls to each part of the page not hydrated yet, until none is left and the browser is idle. */
export async function waitForFullHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      // All elements of the site itself have a class; those of an article's text do not belong to React.
      const unhydrated = [...document.querySelectorAll('body [class]')].find(
        (element) => !Object.keys(element).some((key) => key.startsWith('__react')),
      );
      unhydrated?.scrollIntoView({ behavior: 'instant' });
      return !unhydrated;
    },
    undefined,
    // Does not poll by frame: a busy browser may draw none on a page where nothing moves.
    { polling: 50 },
  );
  await waitForIdle(page);
}

/** Waits until the database has answered a page of the News. */
export async function waitForLiveNews(page: Page): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, ANSWERED);
}

/** Follows a footer link through the site's own code, which hydrates the footer last. */
export async function followFooterLink(page: Page, name: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => link.evaluate(isHydrated)).toBe(true);
  await link.click();
}

/** Runs in the page: returns whether React has hydrated an element. */
export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__react'));

/** Waits until React has hydrated the first element that a selector finds. */
export async function waitUntilHydrated(page: Page, selector: string): Promise<void> {
  const element = await page.locator(selector).first().elementHandle();
  await page.waitForFunction(isHydrated, element);
}

/** Returns how many elements of a page React does not know yet. */
export function countUnhydrated(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('body [class]')].filter(
        (element) => !Object.keys(element).some((key) => key.startsWith('__react')),
      ).length,
  );
}

/** Waits until the browser is idle, or for a second if it never is. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
}

/** Keeps requests to an address waiting. Returns a function that lets them through, and all later ones. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return letThrough;
}

export { expect };

/**
 * Does to a page what a browser's translation does: puts each text, after `mark`, into an element of its
 * own.
 */
export function translate(page: Page, mark = ''): Promise<void> {
  return page.evaluate((sign) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement!.closest('script, style')) continue;
      const font = document.createElement('font');
      font.textContent = sign + text.data;
      text.replaceWith(font);
    }
  }, mark);
}
