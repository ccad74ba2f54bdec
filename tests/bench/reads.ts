import type { Browser, Page } from '@playwright/test';
import { news } from '../../content/news';
import { startFaultyDatabase } from '../browser/faultyDatabase';
import type { FaultyDatabase } from '../browser/faultyDatabase';
import { waitForLiveNews } from '../browser/fixtures';
import { samples } from '../browser/samples';
import { postMany } from './manyArticles';
import { amount } from './report';
import type { Step } from './report';
import { withPage } from './withPage';

const SIZES = [10, 100, 200, 1000];

/** The documents that the free plan sends a day (firebase.google.com/docs/firestore/quotas, 2026). */
const READS_A_DAY = 50_000;

/**
 * D: counts the documents that the database sends to a visitor who opens the list and an article, goes back to
 * the list and loads it again, and how many visits without that a day has reads for.
 */
export function readSteps(): Step[] {
  return SIZES.map((size) => ({
    name: `Reads with ${size} articles`,
    async measure({ browser, origin }) {
      const reads = await countVisit(browser, origin, size);
      const ofVisit = reads.list + reads.article + reads.return;
      return [
        ...Object.entries(reads).map(([what, count]) =>
          amount('D', `reads of ${size}: ${what}`, count, undefined, ''),
        ),
        amount('D', `visits a day, ${size} articles`, READS_A_DAY / ofVisit, undefined, ''),
      ];
    },
  }));
}

/** Counts the documents that the database sends in each part of a visit to a site with so many articles. */
export async function countVisit(browser: Browser, origin: string, articles: number) {
  const database = await startFaultyDatabase();
  postMany(database.documents, articles - samples.length);
  try {
    return await withPage(browser, (page) => visit(page, database, `${origin}/news`), {
      slowdown: 1,
    });
  } finally {
    await database.stop();
  }
}

async function visit(page: Page, database: FaultyDatabase, address: string) {
  let before = 0;
  const readsOf = async (act: () => Promise<unknown>) => {
    await act();
    await waitForLiveNews(page);
    // The rest of an answer.
    await page.waitForTimeout(1000);
    const reads = database.reads() - before;
    before += reads;
    // The database counts a question to which there is nothing to send as a read.
    return Math.max(reads, 1);
  };
  await database.serve(page);
  return {
    list: await readsOf(() => page.goto(address)),
    article: await readsOf(() =>
      page.getByRole('link', { name: news.list.readMore }).first().click(),
    ),
    return: await readsOf(() => page.goBack()),
    reload: await readsOf(() => page.reload()),
  };
}
