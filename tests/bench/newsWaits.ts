import type { Browser, Page, Request } from '@playwright/test';
import { news } from '../../content/news';
import { DATABASE_REQUESTS, startFaultyDatabase } from '../browser/faultyDatabase';
import type { FaultyDatabase } from '../browser/faultyDatabase';
import { followFooterLink, waitForLiveNews } from '../browser/fixtures';
import { medianOf, time } from './report';
import type { Options, Step } from './report';

interface Visit {
  readonly page: Page;
  readonly database: FaultyDatabase;
  /** Requests to the database that are not over. */
  readonly requests: ReadonlySet<Request>;
  /** Opens the News. */
  open(): Promise<unknown>;
  /** Lets the time begin to count. */
  start(): void;
  shows(text: string): Promise<void>;
}

const NEW = 'Meanwhile';
const { unreachable, denied } = news.notices;

/** How long to wait for what does not come, ms. This is not what is measured. */
const TIMEOUT = 120_000;

/** How long the database is down, ms. */
const OUTAGE = 30_000;

/** What a reader of the News waits for: the row of the checks, its name, and the most that it may take, ms. */
const waits: readonly (readonly [string, string, number, (visit: Visit) => Promise<unknown>])[] = [
  ['R1', 'notice if refused', 2000, (visit) => openOn('refuse403', visit)],
  ['R2', 'notice if unanswered', 9000, (visit) => openOn('silent', visit)],
  ['R5', 'return after a refusal', 40_000, (visit) => sitOutRefusal(visit)],
  ['R5', 'return after a refusal on Retry', 500, (visit) => sitOutRefusal(visit, pressRetry)],
  ['R6', 'return after an outage', 30_000, (visit) => sitOutOutage(visit)],
  ['R6', 'return on Retry', 500, (visit) => sitOutOutage(visit, pressRetry)],
  ['R6', 'return on going online', 500, (visit) => sitOutOutage(visit, goOnline)],
  ['R6', 'return to the tab', 500, (visit) => sitOutOutage(visit, showTab)],
  ['R10', 'no request after leaving', 3000, leave],
  ['R13', 'change shown', 500, seeChange],
];

/** R: measures what a reader of the News waits for when the database fails, returns or changes. */
export function newsWaitSteps({ runs }: Options): Step[] {
  return waits.map(([row, name, limit, wait]) => ({
    name: `News: ${name}`,
    measure: async ({ browser, origin }) => [
      time(row, name, await medianOf(runs, () => measureWait(browser, origin, wait)), limit),
    ],
  }));
}

async function measureWait(
  browser: Browser,
  origin: string,
  wait: (visit: Visit) => Promise<unknown>,
): Promise<number> {
  const database = await startFaultyDatabase();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await database.serve(page);
    const requests = new Set<Request>();
    page.on('request', (request) => {
      if (DATABASE_REQUESTS.test(request.url())) requests.add(request);
    });
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
    let startedAt = Number.NaN;
    await wait({
      page,
      database,
      requests,
      open: () => page.goto(`${origin}/news`),
      start: () => (startedAt = Date.now()),
      shows: (text) => page.getByText(text).first().waitFor({ timeout: TIMEOUT }),
    });
    return Date.now() - startedAt;
  } finally {
    await context.close();
    await database.stop();
  }
}

async function openOn(fault: 'refuse403' | 'silent', { database, open, start, shows }: Visit) {
  database.faults.current = fault;
  start();
  await open();
  await shows(unreachable.text);
}

/** Reads while the rules refuse everybody, for six seconds: just after the site has asked again. */
async function sitOutRefusal(
  { page, database, open, start, shows }: Visit,
  act?: (page: Page) => Promise<unknown>,
) {
  database.faults.current = 'permissionDenied';
  await open();
  await shows(denied.text);
  await page.waitForTimeout(6000);
  database.faults.current = 'none';
  database.post('meanwhile', NEW);
  start();
  await act?.(page);
  await shows(NEW);
}

/** Reads while the database is down: for a while, or until that is noticed if the reader then acts. */
async function sitOutOutage(visit: Visit, act?: (page: Page) => Promise<unknown>) {
  const { page, database, start, shows } = visit;
  await openLive(visit);
  await database.kill();
  if (act) await retryButton(page).waitFor({ timeout: TIMEOUT });
  else await page.waitForTimeout(OUTAGE);
  database.post('meanwhile', NEW);
  await database.revive();
  start();
  await act?.(page);
  await shows(NEW);
}

async function leave(visit: Visit) {
  await openLive(visit);
  await followFooterLink(visit.page, 'Home');
  visit.start();
  const end = Date.now() + TIMEOUT;
  while (visit.requests.size > 0 && Date.now() < end) await visit.page.waitForTimeout(50);
}

async function seeChange(visit: Visit) {
  await openLive(visit);
  await visit.page.waitForTimeout(1000);
  visit.start();
  visit.database.post('meanwhile', NEW);
  await visit.shows(NEW);
}

async function openLive({ page, open }: Visit) {
  await open();
  await waitForLiveNews(page);
}

const retryButton = (page: Page) => page.getByRole('button', { name: unreachable.action });

/** The client may reconnect by itself before the click. */
const pressRetry = (page: Page) =>
  retryButton(page)
    .click({ timeout: 2000 })
    .catch(() => undefined);

const goOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

const showTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
