import type { Page } from '@playwright/test';
import { news } from '../../content/news';
import { ANSWERED } from '../../src/news/firestoreNews';
import { postMany } from './manyArticles';
import { amount, median, time } from './report';
import type { Measure, Step } from './report';
import { withPage } from './withPage';

/** The larger number shows how the cost grows. */
const SIZES = [1000, 10_000];

/** How often each order is chosen; the median of its times counts. */
const ROUNDS = 5;

/** P7: measures News with many articles of 1 KB, which it adds to the site's database and removes again. */
export function longListSteps(): Step[] {
  return SIZES.map((size) => ({
    name: `News with ${size} articles`,
    async measure({ browser, origin, database }) {
      const removeMany = postMany(database.documents, size);
      try {
        return await withPage(browser, (page) => visit(page, `${origin}/news`, size));
      } finally {
        removeMany();
      }
    },
  }));
}

async function visit(page: Page, address: string, size: number): Promise<Measure[]> {
  await page.goto(address);
  const usable = await page.evaluate(paintedAfterAnswer, { answered: ANSWERED, least: size });
  const picker = page.getByRole('combobox', { name: news.sort.label });
  const orders = news.sort.choices.map(({ value }) => ({ value, times: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { value, times } of orders.toReversed()) {
      await page.waitForTimeout(1000);
      await page.evaluate(watchNextOrder);
      await picker.selectOption(value);
      times.push(await page.evaluate(() => window.promised));
    }
  }
  const slowest = Math.max(...orders.map(({ times }) => median(times)));
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return [
    time('P7', `usable after the answer, ${size} articles`, usable, 1000),
    time('P7', `change of order, ${size} articles`, slowest, 100),
    amount('P7', `elements of the page, ${size} articles`, elements, 1499),
  ];
}

/** Runs in the page: returns ms from the database's first answer until the full count is painted. */
async function paintedAfterAnswer({ answered, least }: { answered: string; least: number }) {
  const answer = () => performance.getEntriesByName(answered)[0];
  const counts = () =>
    Array.from(
      document.querySelector('main')?.textContent?.matchAll(/[\d,]{5,}/g) ?? [],
      ([figures]) => Number(figures.replaceAll(',', '')),
    );
  const paintedAt = await window.whenPainted(
    () => answer() !== undefined && counts().some((count) => count >= least),
  );
  return paintedAt - answer()!.startTime;
}

/** Runs in the page: promises the time from the next change of order to its first frame, ms. */
function watchNextOrder(): void {
  const firstTitle = () => document.querySelector('main article :is(h2, h3)')?.textContent;
  const before = firstTitle();
  window.promised = new Promise((resolve, reject) => {
    const onChange = () => {
      const changedAt = performance.now();
      window
        .whenPainted(() => firstTitle() !== before)
        .then((paintedAt) => resolve(paintedAt - changedAt), reject);
    };
    document.querySelector('main select')?.addEventListener('change', onChange, { once: true });
  });
}
