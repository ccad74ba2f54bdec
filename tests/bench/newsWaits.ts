import type { Page } from '@playwright/test';
import { newsNotices } from '../../content/newsNotices';
import { startFaultyDatabase } from '../browser/faultyDatabase';
import type { FaultyDatabase } from '../browser/faultyDatabase';
import { waitForLiveNews } from '../browser/fixtures';
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
  /** Text that appears when the wait is over. */
  readonly until: string;
}

interface Visit {
  readonly page: Page;
  readonly database: FaultyDatabase;
  readonly open: () => Promise<unknown>;
}

const NEW = 'Meanwhile';

/** How long to wait for what does not come, ms. This is not what is measured. */
const TIMEOUT = 120_000;

/** How long the database is down, ms. */
const OUTAGE = 30_000;

/** Opens the News, and stops the database until `enough`. Returns when it is back, with a new article. */
async function sitOutOutage({ page, database, open }: Visit, enough: () => Promise<unknown>) {
  await open();
  await waitForLiveNews(page);
  await database.kill();
  await enough();
  database.post('meanwhile', NEW);
  await database.revive();
}

const waits: readonly Wait[] = [
  {
    row: 'R1',
    name: 'notice if refused',
    limit: 2000,
    until: newsNotices.unreachable.text,
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
    until: newsNotices.unreachable.text,
    async prepare({ database, open }) {
      database.faults.current = 'silent';
      const openedAt = Date.now();
      await open();
      return openedAt;
    },
  },
  {
    row: 'R6',
    name: 'return after an outage',
    limit: 30_000,
    until: NEW,
    async prepare(visit) {
      await sitOutOutage(visit, () => visit.page.waitForTimeout(OUTAGE));
      return Date.now();
    },
  },
  {
    row: 'R6',
    name: 'return on Retry',
    limit: 500,
    until: NEW,
    async prepare(visit) {
      const retry = visit.page.getByRole('button', { name: newsNotices.unreachable.action });
      await sitOutOutage(visit, () => retry.waitFor({ timeout: TIMEOUT }));
      const pressedAt = Date.now();
      // The client may reconnect by itself before the click.
      await retry.click({ timeout: 2000 }).catch(() => undefined);
      return pressedAt;
    },
  },
  {
    row: 'R13',
    name: 'change shown',
    limit: 500,
    until: NEW,
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
    const startedAt = await prepare({ page, database, open: () => page.goto(`${origin}/news`) });
    await page.getByText(until).first().waitFor({ timeout: TIMEOUT });
    return Date.now() - startedAt;
  } finally {
    await context.close();
    await database.stop();
  }
}
