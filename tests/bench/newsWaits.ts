import type { Page, Request } from '@playwright/test';
import { news } from '../../content/news';
import { DATABASE_REQUESTS, startFaultyDatabase } from '../browser/faultyDatabase';
import type { FaultyDatabase } from '../browser/faultyDatabase';
import { followFooterLink, waitForLiveNews } from '../browser/fixtures';
import type { BenchSite } from './benchSite';
import { median } from './report';
import type { Measure } from './report';

/** What a reader of the News waits for, and the most that it may take, ms. */
interface Wait {
  readonly row: string;
  readonly name: string;
  readonly limit: number;
  /** Opens the News on the database, and returns the moment from which time counts, ms since 1970. */
  readonly prepare: (visit: Visit) => Promise<number>;
  /** Resolves when the wait is over. */
  readonly until: (visit: Visit) => Promise<unknown>;
}

interface Visit {
  readonly page: Page;
  readonly database: FaultyDatabase;
  /** Requests to the database that are not over. */
  readonly requests: ReadonlySet<Request>;
  readonly open: () => Promise<unknown>;
}

const NEW = 'Meanwhile';

const shown =
  (text: string) =>
  ({ page }: Visit) =>
    page.getByText(text).first().waitFor({ timeout: TIMEOUT });

/** How long to wait for what does not come, ms. This is not what is measured. */
const TIMEOUT = 120_000;

/** How long the database is down, ms. */
const OUTAGE = 30_000;

const retryButton = (page: Page) =>
  page.getByRole('button', { name: news.notices.unreachable.action });

/** Opens the News, and stops the database until `enough`. Returns when it is back, with a new article. */
async function sitOutOutage({ page, database, open }: Visit, enough: () => Promise<unknown>) {
  await open();
  await waitForLiveNews(page);
  await database.kill();
  await enough();
  database.post('meanwhile', NEW);
  await database.revive();
}

/** Sits out an outage until it is noticed, and then lets the visitor's browser notice its end. */
async function returnOn(visit: Visit, event: (page: Page) => Promise<unknown>): Promise<number> {
  await sitOutOutage(visit, () => retryButton(visit.page).waitFor({ timeout: TIMEOUT }));
  const startedAt = Date.now();
  await event(visit.page);
  return startedAt;
}

/** The client may reconnect by itself before the click. */
const pressRetry = (page: Page) =>
  retryButton(page)
    .click({ timeout: 2000 })
    .catch(() => undefined);

/**
 * Opens the News while the rules refuse every reader, and mends them after six seconds: just after the site has
 * asked again for the first time.
 */
async function sitOutRefusal(visit: Visit): Promise<void> {
  const { page, database, open } = visit;
  database.faults.current = 'permissionDenied';
  await open();
  await shown(news.notices.denied.text)(visit);
  await page.waitForTimeout(6000);
  database.faults.current = 'none';
  database.post('meanwhile', NEW);
}

const waits: readonly Wait[] = [
  {
    row: 'R1',
    name: 'notice if refused',
    limit: 2000,
    until: shown(news.notices.unreachable.text),
    async prepare({ database, open }) {
      database.faults.current = 'refuse403';
      const openedAt = Date.now();
      await open();
      return openedAt;
    },
  },
  {
    row: 'R2',
    name: 'notice if unanswered',
    limit: 9000,
    until: shown(news.notices.unreachable.text),
    async prepare({ database, open }) {
      database.faults.current = 'silent';
      const openedAt = Date.now();
      await open();
      return openedAt;
    },
  },
  {
    row: 'R5',
    name: 'return after a refusal',
    limit: 40_000,
    until: shown(NEW),
    async prepare(visit) {
      await sitOutRefusal(visit);
      return Date.now();
    },
  },
  {
    row: 'R5',
    name: 'return after a refusal on Retry',
    limit: 500,
    until: shown(NEW),
    async prepare(visit) {
      await sitOutRefusal(visit);
      const pressedAt = Date.now();
      await pressRetry(visit.page);
      return pressedAt;
    },
  },
  {
    row: 'R6',
    name: 'return after an outage',
    limit: 30_000,
    until: shown(NEW),
    async prepare(visit) {
      await sitOutOutage(visit, () => visit.page.waitForTimeout(OUTAGE));
      return Date.now();
    },
  },
  {
    row: 'R6',
    name: 'return on Retry',
    limit: 500,
    until: shown(NEW),
    prepare: (visit) => returnOn(visit, pressRetry),
  },
  {
    row: 'R6',
    name: 'return on going online',
    limit: 500,
    until: shown(NEW),
    prepare: (visit) =>
      returnOn(visit, (page) => page.evaluate(() => window.dispatchEvent(new Event('online')))),
  },
  {
    row: 'R6',
    name: 'return to the tab',
    limit: 500,
    until: shown(NEW),
    prepare: (visit) =>
      returnOn(visit, (page) =>
        page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
      ),
  },
  {
    row: 'R10',
    name: 'no request after leaving',
    limit: 3000,
    async until({ page, requests }) {
      const end = Date.now() + TIMEOUT;
      while (requests.size > 0 && Date.now() < end) await page.waitForTimeout(50);
    },
    async prepare({ page, open }) {
      await open();
      await waitForLiveNews(page);
      await followFooterLink(page, 'Home');
      return Date.now();
    },
  },
  {
    row: 'R13',
    name: 'change shown',
    limit: 500,
    until: shown(NEW),
    async prepare({ page, database, open }) {
      await open();
      await waitForLiveNews(page);
      await page.waitForTimeout(1000);
      const postedAt = Date.now();
      database.post('meanwhile', NEW);
      return postedAt;
    },
  },
];

/** R: measures what a reader of the News waits for when the database fails, returns or changes. */
export async function measureNewsWaits(
  site: BenchSite,
  runs: number,
  report: (step: string) => void,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { row, name, limit, ...wait } of waits) {
    report(`News: ${name}`);
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await measureWait(site, wait));
    measures.push({ row, name, value: median(times), unit: 'ms', limit, isTime: true });
  }
  return measures;
}

async function measureWait(
  { browser, origin }: BenchSite,
  { prepare, until }: Pick<Wait, 'prepare' | 'until'>,
): Promise<number> {
  const database = await startFaultyDatabase();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await database.serve(page);
    const requests = watchRequests(page);
    const visit = { page, database, requests, open: () => page.goto(`${origin}/news`) };
    const startedAt = await prepare(visit);
    await until(visit);
    return Date.now() - startedAt;
  } finally {
    await context.close();
    await database.stop();
  }
}

/** Tracks the page's requests to the database that are not over. */
function watchRequests(page: Page): ReadonlySet<Request> {
  const requests = new Set<Request>();
  page.on('request', (request) => {
    if (DATABASE_REQUESTS.test(request.url())) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}
