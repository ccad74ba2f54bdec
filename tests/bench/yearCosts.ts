import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startFaultyDatabase } from '../browser/faultyDatabase';
import { waitForLiveNews } from '../browser/fixtures';
import { samples } from '../browser/samples';
import { countNight, countPictures, countPublish } from './countRequests';
import { bytesOfVisit, openNewest } from './firstVisit';
import { postMany } from './manyArticles';
import { amount } from './report';
import type { Step } from './report';
import { withPage } from './withPage';

/** A year of a club. */
const CLUB = { articles: 60, pictures: 200, editors: 10, visitsAMonth: 20_000 };

/**
 * What the free plan allows (firebase.google.com/docs/firestore/quotas and
 * firebase.google.com/docs/hosting/usage-quotas-pricing, November 2026), in MB where it is not a count.
 */
const FREE = { reads: 50_000, writes: 20_000, stored: 1074, sent: 10_737, hosted: 10_000 };
const FREE_SENT_A_DAY = 360;

/** How many releases Hosting keeps (.github/OWNERS.md, Deploy). */
const RELEASES = 10;

/**
 * In MB: an article of 1 KB as the database sends and stores it, the largest picture that the desk makes, the six
 * files that a build makes of it, and the one that a phone shows.
 */
const ARTICLE = 0.002;
const PICTURE = 0.4;
const BUILT_PICTURE = 1.2;
const SHOWN_PICTURE = 0.1;
/** Text that stands for bytes. */
const BASE64 = 4 / 3;

/**
 * D: what a year of a club costs, computed from the counted requests of a visit that opens the list and an article, of
 * a publish and of a night, beside what the free plan allows. Every visitor is new, every picture as large as can be,
 * and on the day of a publish everybody reads that article.
 */
export function yearSteps(): Step[] {
  return [
    {
      name: 'A year of a club',
      async measure({ browser, origin, dist }) {
        const { articles, pictures, editors, visitsAMonth } = CLUB;
        const visitsADay = visitsAMonth / 30;
        const newPictures = Math.ceil(pictures / articles);
        const counted = { articles, pictures, newPictures };
        const reads = await countVisit(browser, origin, articles);
        const publish = await countPublish(counted);
        const night = await countNight(counted);
        const look = await countPictures(counted);
        const visit = (await bytesOfVisit(browser, `${origin}/news`, openNewest)) / 1000;
        // Until the night, visitors get new pictures from the database.
        const unbuilt = visitsADay * newPictures;
        const readsADay = visitsADay * reads + unbuilt + editors * (publish.reads + look) + night;
        const sentAMonth =
          visitsAMonth * reads * ARTICLE + (articles / 12) * unbuilt * PICTURE * BASE64;
        // What the site shows, what the desk knows, and three versions.
        const stored = articles * 5 * ARTICLE + pictures * PICTURE;
        const hosted = RELEASES * ((await sizeOf(dist)) + pictures * BUILT_PICTURE);
        const sent = visitsADay * (visit + (newPictures + 1) * SHOWN_PICTURE);
        const say = (what: string, value: number, limit?: number, unit = '') =>
          amount('D', `a year: ${what}`, value, limit, unit);
        return [
          say('reads a day', readsADay, FREE.reads),
          say('writes a day', editors * publish.writes, FREE.writes),
          say('stored', stored, FREE.stored, 'MB'),
          say('sent a month', sentAMonth, FREE.sent, 'MB'),
          say('Hosting stores', hosted, FREE.hosted, 'MB'),
          // A limit would fail the bench for ever: not every visitor is new, nor every picture so large.
          say(`Hosting sends a day (free: ${FREE_SENT_A_DAY})`, sent, undefined, 'MB'),
        ];
      },
    },
  ];
}

/** Counts the documents that the database sends to a visitor who opens the list and an article, and goes back. */
async function countVisit(browser: Browser, origin: string, articles: number): Promise<number> {
  const database = await startFaultyDatabase();
  postMany(database.documents, articles - samples.length);
  try {
    return await withPage(
      browser,
      async (page) => {
        await database.serve(page);
        await page.goto(`${origin}/news`);
        for (const act of [() => openNewest(page), () => page.goBack()]) {
          await waitForLiveNews(page);
          await act();
        }
        await waitForLiveNews(page);
        // The rest of an answer.
        await page.waitForTimeout(1000);
        return database.reads();
      },
      { slowdown: 1 },
    );
  } finally {
    await database.stop();
  }
}

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(async (file) => (await stat(join(file.parentPath, file.name))).size / 1_000_000);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
