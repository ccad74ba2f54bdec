import type { Page } from '@playwright/test';
import { news } from '../../content/news';
import { ANSWERED } from '../../src/news/firestoreNews';
import type { BenchSite } from './benchSite';
import { postMany } from './manyArticles';
import { median } from './report';
import type { Measure } from './report';
import { withThrottledPage } from './throttledPage';

const ARTICLES = 10_000;

/** How long the client may take to receive them all, ms. This is not what is measured. */
const RECEIVE_TIMEOUT = 120_000;

/** How often each order is chosen; the median of its times counts. */
const ROUNDS = 5;

/** P7: measures News with 10,000 articles of 1 KB, which it adds to the site's database and removes again. */
export async function measureLongList(
  { browser, origin, database }: BenchSite,
  report: (step: string) => void,
): Promise<Measure[]> {
  report(`News with ${ARTICLES} articles`);
  const removeMany = postMany(database.documents, ARTICLES);
  try {
    return await withThrottledPage(browser, (page) => visit(page, `${origin}/news`));
  } finally {
    removeMany();
  }
}

async function visit(page: Page, address: string): Promise<Measure[]> {
  await page.goto(address);
  const usable = await page.evaluate(paintedAfterAnswer, {
    answered: ANSWERED,
    least: ARTICLES,
    within: RECEIVE_TIMEOUT,
  });
  const picker = page.getByRole('combobox', { name: news.sort.label });
  const orders = news.sort.choices.map(({ value }) => ({ value, times: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { value, times } of orders.toReversed()) {
      await page.waitForTimeout(1000);
      await page.evaluate(watchNextOrder);
      await picker.selectOption(value);
      times.push(
        await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted),
      );
    }
  }
  const time = { row: 'P7', unit: 'ms', isTime: true };
  return [
    { ...time, name: 'list usable after the answer', value: usable, limit: 1000 },
    {
      ...time,
      name: 'change of order',
      value: Math.max(...orders.map(({ times }) => median(times))),
      limit: 100,
    },
    {
      row: 'P7',
      name: 'elements of the page',
      value: await page.evaluate(() => document.querySelectorAll('*').length),
      unit: '',
      limit: 1499,
      isTime: false,
    },
  ];
}

/** Runs in the page: returns ms from the database's first answer until the full count is painted. */
function paintedAfterAnswer(wanted: { answered: string; least: number; within: number }) {
  return new Promise<number>((resolve, reject) => {
    const deadline = performance.now() + wanted.within;
    const counts = () =>
      Array.from(
        document.querySelector('main')?.textContent?.matchAll(/[\d,]{5,}/g) ?? [],
        ([figures]) => Number(figures.replaceAll(',', '')),
      );
    const checkFrame = () => {
      const [answer] = performance.getEntriesByName(wanted.answered);
      if (performance.now() > deadline) {
        reject(new Error(`The page did not count ${wanted.least} articles.`));
      } else if (!answer || !counts().some((count) => count >= wanted.least)) {
        requestAnimationFrame(checkFrame);
      } else {
        const { port1, port2 } = new MessageChannel();
        // A message sent in a frame is read once that frame is painted.
        port1.onmessage = () => resolve(performance.now() - answer.startTime);
        port2.postMessage(undefined);
      }
    };
    checkFrame();
  });
}

/** Runs in the page: sets `painted` to the time from the next change of order to its first frame, ms. */
function watchNextOrder(): void {
  const firstTitle = () => document.querySelector('main h2')?.textContent;
  const before = firstTitle();
  const painted = new Promise<number>((resolve) => {
    const onChange = () => {
      const changedAt = performance.now();
      const checkFrame = () => {
        if (firstTitle() === before) {
          requestAnimationFrame(checkFrame);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - changedAt);
        port2.postMessage(undefined);
      };
      requestAnimationFrame(checkFrame);
    };
    document.querySelector('main select')?.addEventListener('change', onChange, { once: true });
  });
  Object.assign(window, { painted });
}
