import type { Page, Request, Route } from '@playwright/test';
import { articlePage } from '../../content/article';
import { news } from '../../content/news';
import { articleFields } from '../../src/pipeline/news/firestoreRest';
import { hasEmulator } from '../hasEmulator';
import { findWindowedChromium } from './chromium';
import { DATABASE_REQUESTS, newVisitor } from './faultyDatabase';
import { expect, followFooterLink, open, test, waitForIdle, waitForLiveNews } from './fixtures';
import { startEmulatedNews, startLocalNews } from './newsServers';
import type { NewsServer } from './newsServers';
import { samples } from './samples';
import { siteRoutes } from './siteRoutes';

/*
 * What the News must do with any Firestore: with the database of this project, and with the official
 * emulator if it is found.
 */
test.describe.configure({ timeout: 180_000 });

const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => page.locator('main article > div > :is(h2, h3)');
const titled = (page: Page, title: string) => titles(page).filter({ hasText: title });
const announcement = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text });

const article = (title: string, content = 'Text', date = new Date().toISOString()) =>
  articleFields({ title, date, content });

/** A change is shown within half a second: three times that. */
const AT_ONCE = { timeout: 1500 };

/** Sooner than the client reconnects by itself after so long an outage. */
const BEFORE_THE_CLIENT_ITSELF = { timeout: 5000 };

/** Ten well-formed articles: the samples, and two more. */
const validArticles = [
  ...samples,
  { id: 'oldest', title: 'Zero hour', content: 'Text', date: '1999-12-31T23:59:59Z' },
  { id: 'newest', title: 'Article 10 of 9', content: 'Text', date: '2030-01-01T00:00:00Z' },
].slice(-10);

const oddValues = [
  { nullValue: null },
  { integerValue: '1209' },
  { stringValue: '' },
  { stringValue: 'x'.repeat(10_240) },
  { mapValue: { fields: { toMillis: { stringValue: 'x' } } } },
  { arrayValue: { values: [{ stringValue: '<img src=x onerror=alert(1)>' }] } },
  { stringValue: '\u202Eright to left\u202C' },
  { stringValue: '*a_ '.repeat(10_000) },
  // With its other fields, a document of just under 1 MiB, the most that is allowed.
  { stringValue: 'x'.repeat(1024 * 1024 - 1000) },
  undefined,
];

/** Each strange value in each field, under ids that are strange too. */
const hostileDocuments = oddValues
  .flatMap((value) =>
    ['title', 'content', 'date'].map((name) => ({
      ...article('Good enough', 'Good enough'),
      extra: { stringValue: 'More than asked for' },
      [name]: value,
    })),
  )
  .map((fields, number) => ({
    id: `${['a%2Fb', 'مرحبا', '🐝', 'plain'][number % 4]}${number}`,
    fields: JSON.parse(JSON.stringify(fields)) as object,
  }));

const byDate = validArticles.toSorted(
  (one, other) => Date.parse(one.date) - Date.parse(other.date),
);
const byTitle = validArticles.toSorted((one, other) =>
  new Intl.Collator('en', { numeric: true }).compare(one.title, other.title),
);
const orders = {
  'old-new': byDate,
  'new-old': byDate.toReversed(),
  'a-z': byTitle,
  'z-a': byTitle.toReversed(),
};

const retry = (page: Page) => page.getByRole('button', { name: news.notices.unreachable.action });

const recoveryTriggers = {
  Retry: (page: Page) => retry(page).click(),
  online: (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  visible: (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
};

/** Opens an address of the site on a server, and returns the page and its uncaught errors. */
type Visit = (address: string) => Promise<{ page: Page; uncaught: string[] }>;

/** Defines the tests; `visits` is how often the list and an article are each visited in a row. */
function defineNewsTests(start: () => Promise<NewsServer>, visits: number) {
  test.describe.configure({ mode: 'default' });

  let server: NewsServer;
  let visit: Visit;
  const cleanups: (() => Promise<void>)[] = [];
  test.beforeAll(async () => {
    server = await start();
  });
  test.afterAll(() => server.stop());
  test.beforeEach(async ({ browser, baseURL }) => {
    await server.reset();
    visit = async (address) => {
      const { page, uncaught, leave } = await newVisitor(browser, baseURL);
      cleanups.push(leave);
      await server.serve(page);
      await open(page, address);
      return { page, uncaught };
    };
  });
  test.afterEach(async () => {
    await Promise.all(cleanups.splice(0).map((leave) => leave()));
  });

  test('after an outage, articles from before and from during it come back by themselves', async () => {
    const { page, uncaught } = await visit('/news');
    await server.put('before', article('Before the outage'));
    await expect(titles(page)).toHaveCount(samples.length + 1);
    const link = page.getByRole('link', { name: /Before the outage/ });
    await link.focus();
    const read = titles(page).nth(5);
    await read.evaluate((title) => title.scrollIntoView({ behavior: 'instant' }));
    const placeOf = (title: string) =>
      titled(page, title).evaluate((it) => it.getBoundingClientRect().y);
    const readTitle = (await read.textContent())!;
    const place = await placeOf(readTitle);
    await server.kill();
    await page.waitForTimeout(30_000);
    await expect(titles(page)).toHaveCount(samples.length + 1);
    await server.put('during', article('During the outage'));
    await server.revive();
    await expect(titled(page, 'During the outage')).toHaveCount(1, { timeout: 120_000 });
    await expect(titles(page)).toHaveCount(samples.length + 2);
    await expect(announcement(page, news.notices.unreachable.text)).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(Math.abs((await placeOf(readTitle)) - place), 'px of jump').toBeLessThan(1);
    expect(uncaught).toEqual([]);
  });

  test('Retry, going online and returning to the tab each bring the live News back at once', async ({
    browser,
    baseURL,
  }) => {
    const visitors = Object.values(recoveryTriggers).map(async (recover) => {
      const { page, uncaught, leave } = await newVisitor(browser, baseURL);
      cleanups.push(leave);
      const refuse = (route: Route) => route.abort();
      await server.serve(page);
      await page.route(DATABASE_REQUESTS, refuse);
      await open(page, '/news');
      await expect(titles(page)).toHaveCount(samples.length);
      await expect(announcement(page, news.notices.unreachable.text)).toBeVisible();
      await expect(page.getByText(news.list.empty)).toHaveCount(0);
      // The client's next attempt hangs forever, so that only a new one can get through.
      let hanging = 0;
      const keepWaiting = () => void (hanging += 1);
      await page.route(DATABASE_REQUESTS, keepWaiting);
      await page.unroute(DATABASE_REQUESTS, refuse);
      await expect.poll(() => hanging, { timeout: 90_000 }).toBe(1);
      await page.unroute(DATABASE_REQUESTS, keepWaiting);
      await recover(page);
      await expect(titled(page, 'Meanwhile')).toBeVisible(BEFORE_THE_CLIENT_ITSELF);
      await expect(announcement(page, news.notices.unreachable.text)).toHaveCount(0);
      expect(uncaught).toEqual([]);
    });
    await server.put('meanwhile', article('Meanwhile'));
    await Promise.all(visitors);
  });

  test('News that was refused comes back at once when it is asked again', async () => {
    await server.deny();
    const { page, uncaught } = await visit('/news');
    await expect(announcement(page, news.notices.denied.text)).toBeVisible();
    const read = titled(page, (await titles(page).nth(5).textContent())!);
    await read.evaluate((title) => title.scrollIntoView({ behavior: 'instant' }));
    const placeOf = () => read.evaluate((title) => title.getBoundingClientRect().y);
    const place = await placeOf();
    await page.waitForTimeout(5000);
    await server.allow();
    await server.put('mended', article('Mended'));
    await recoveryTriggers.online(page);
    await expect(titled(page, 'Mended')).toBeVisible(BEFORE_THE_CLIENT_ITSELF);
    await expect(announcement(page, news.notices.denied.text)).toHaveCount(0);
    await waitForIdle(page);
    expect(Math.abs((await placeOf()) - place), 'px of jump').toBeLessThan(1);
    expect(uncaught).toEqual([]);
  });

  test('thirty hostile documents hide none of the good ones, in any order', async () => {
    for (const { id, title, content, date } of validArticles)
      await server.put(id, article(title, content, date));
    for (const { id, fields } of hostileDocuments) await server.put(id, fields);
    const { page, uncaught } = await visit('/news');
    await expect(main(page).getByText('Good enough').first()).toBeVisible();
    const more = page.getByRole('button', { name: news.more.label });
    await more.click();
    const names = new Set(validArticles.map(({ title }) => title));
    for (const [order, expected] of Object.entries(orders)) {
      await page.getByRole('combobox', { name: news.sort.label }).selectOption(order);
      await expect(page).toHaveURL(order === 'new-old' ? '/news' : `/news?sort=${order}`);
      if (await more.isVisible()) await more.click();
      await expect
        .poll(async () => (await titles(page).allTextContents()).filter((text) => names.has(text)))
        .toEqual(expected.map(({ title }) => title));
    }
    expect(uncaught).toEqual([]);
  });

  test('an article is called missing once the server has said so', async () => {
    const { page, uncaught } = await visit('/news/never-written');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(articlePage.missing.title);
    await server.put('never-written', article('Written after all'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written after all');
    expect(uncaught).toEqual([]);
  });

  test('many visits leave no channel behind, and away from News none is open', async ({
    browser,
    baseURL,
  }) => {
    const { page, uncaught, leave } = await newVisitor(browser, baseURL);
    cleanups.push(leave);
    await server.serve(page);
    const channels = watchChannels(page);

    await open(page, '/news');
    await expect.poll(() => channels.targets.size).toBe(1);
    await page.getByRole('link', { name: news.list.readMore }).first().click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.evaluate(async (count) => {
      const address = location.pathname;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let number = 0; number < count; number += 1) {
        for (const visited of [address, '/news']) {
          history.pushState(null, '', visited);
          for (let drawn = 0; drawn < 4; drawn += 1) await frame();
        }
      }
    }, visits);
    await expect(titles(page).first()).toBeVisible();
    expect(channels.added(), 'Targets of both pages').toBeGreaterThan(visits);
    await expect.poll(() => channels.targets.size).toBe(1);
    expect(channels.mostAtOnce(), 'Sessions open at once').toHaveLength(1);

    await followFooterLink(page, 'Home');
    await expect(page).toHaveURL('/');
    await expect.poll(() => channels.targets.size).toBe(0);
    await expect.poll(() => channels.open.size, { timeout: 9000 }).toBe(0);
    const requests = channels.count();
    for (const { address, title } of siteRoutes.filter(({ name }) => !name.startsWith('/news'))) {
      await page.evaluate((to) => history.pushState(null, '', to), address);
      await expect(page).toHaveTitle(title);
      await page.waitForTimeout(200);
    }
    expect(channels.count(), 'Requests from pages that show no News').toBe(requests);
    expect(uncaught).toEqual([]);
  });

  test('going back in the browser shows the page as it was left, and what was missed', async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const executablePath = findWindowedChromium();
    if (!executablePath) {
      const reason = 'no Chromium was found that keeps pages for the way back';
      console.warn(`\nSKIPPED: the browser’s way back, because ${reason}.\n`);
      test.skip(true, reason);
    }
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    cleanups.push(() => browser.close());
    const { page, uncaught } = await newVisitor(browser, baseURL);
    await server.serve(page);
    await open(page, '/news');
    await server.put('before', article('Before leaving'));
    await expect(titled(page, 'Before leaving')).toHaveCount(1);
    await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
    await page.goto('/licenses.txt');
    await server.put('meanwhile', article('While away'));
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/news');
    expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
    await expect(titled(page, 'While away')).toHaveCount(1, { timeout: 120_000 });
    expect(uncaught).toEqual([]);
  });

  test('articles added, changed and deleted are shown and announced once, and the focus stays', async () => {
    const { page, uncaught } = await visit('/news');
    await waitForLiveNews(page);
    const focused = page.getByRole('link', { name: news.list.readMore }).nth(3);
    await focused.focus();
    const href = await focused.getAttribute('href');
    const expectAnnounced = (...counts: [added: number, changed: number, removed: number]) =>
      expect(
        page.getByRole('status').getByText(news.changes(...counts), { exact: true }),
      ).toHaveCount(1);
    await server.put('breaking', article('Breaking'));
    await expect(titles(page).first()).toHaveText('Breaking', AT_ONCE);
    await expectAnnounced(1, 0, 0);
    await server.put('breaking', article('Broken', 'Second line'));
    await expect(titles(page).first()).toHaveText('Broken', AT_ONCE);
    await expect(main(page)).toContainText('Second line');
    await expectAnnounced(1, 0, 0);
    const [oldest, older] = samples.toSorted((one, other) => (one.date < other.date ? -1 : 1));
    await server.put(oldest!.id, article('Corrected', 'Text', oldest!.date));
    await expect(titles(page).last()).toHaveText('Corrected', AT_ONCE);
    await expectAnnounced(1, 1, 0);
    await server.remove('breaking');
    await server.remove(older!.id);
    await expect(titles(page)).toHaveCount(samples.length - 1, AT_ONCE);
    await expectAnnounced(0, 1, 1);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
    expect(uncaught).toEqual([]);
  });
}

/** Tracks a page's channels to the database, and what it listens to over them. */
function watchChannels(page: Page) {
  const open = new Set<Request>();
  const targets = new Set<string>();
  let count = 0;
  let added = 0;
  let most: readonly string[] = [];
  page.on('request', (request) => {
    if (!DATABASE_REQUESTS.test(request.url())) return;
    count += 1;
    open.add(request);
    // A channel is a session: its next request may be reported before the end of the one before.
    const sessions = [...open]
      .map((it) => new URL(it.url()).searchParams)
      .filter((query) => query.get('TYPE') === 'xmlhttp')
      .map((query) => query.get('SID') ?? '');
    if (new Set(sessions).size > most.length) most = [...new Set(sessions)];
    const body = decodeURIComponent(request.postData()?.replaceAll('+', ' ') ?? '');
    for (const [, id = ''] of body.matchAll(/"targetId":(\d+)/g)) {
      added += 1;
      targets.add(id);
    }
    for (const [, id = ''] of body.matchAll(/"removeTarget":(\d+)/g)) targets.delete(id);
  });
  const close = (request: Request) => open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return { open, targets, mostAtOnce: () => most, added: () => added, count: () => count };
}

test.describe('the database of this project', () => defineNewsTests(startLocalNews, 50));

test.describe('the official emulator', () => {
  if (hasEmulator()) {
    // What is left behind, the site leaves behind, whichever database it is.
    defineNewsTests(startEmulatedNews, 20);
  } else {
    test('passes the same tests', () => {
      const reason = 'the official Firestore emulator (or Java) was not found on this machine';
      console.warn(`\nSKIPPED: the News on it, because ${reason}.\n`);
      test.skip(true, reason);
    });
  }
});
