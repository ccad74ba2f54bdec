import type { Page } from '@playwright/test';
import { articlePage } from '../../content/article';
import { news } from '../../content/news';
import type { Fault } from '../local/database/faults';
import { DATABASE_REQUESTS, newVisitor, startFaultyDatabase } from './faultyDatabase';
import { expect, followFooterLink, waitForHydration, open, test } from './fixtures';
import { expectStill, recordShifts } from './layoutShifts';
import { samples } from './samples';

/*
 * What visitors see in the News when the database fails. Each fault has its own database and visitor, and
 * the waits of a test overlap. A timeout is three times the time within which something must happen.
 */
test.describe.configure({ timeout: 180_000 });

type NoticeKind = 'unreachable' | 'denied';

const newest = samples.reduce((one, other) => (other.date > one.date ? other : one));
/** Returns some words of an article without markup, which read the same whether rendered or not. */
const excerptOf = ({ content }: { content: string }) => /[\p{L} ]{15,}/u.exec(content)![0].trim();

const titles = (page: Page) => page.locator('main article > div > :is(h2, h3)');
const notice = (page: Page, kind: NoticeKind = 'unreachable') =>
  page.getByRole('status').filter({ hasText: news.notices[kind].text });
const retry = (page: Page) => page.getByRole('button', { name: news.notices.unreachable.action });
const goToNews = (page: Page) => followFooterLink(page, 'News');

/** A refusal is reported within 2 s, a missing answer within 9 s: three times that, ms. */
const NOTICE_TIMEOUT = 6000;
const SILENT_TIMEOUT = 27_000;

/** Of the waits between attempts, three times the first two, ms: an attempt may have begun just before. */
const RECOVERY_TIMEOUT = 45_000;

type Row = readonly [Fault, NoticeKind, number];

const faults: readonly Row[] = [
  ['refuse403', 'unreachable', NOTICE_TIMEOUT],
  ['refuse429', 'unreachable', NOTICE_TIMEOUT],
  ['refuse503', 'unreachable', NOTICE_TIMEOUT],
  ['htmlBlockPage', 'unreachable', NOTICE_TIMEOUT],
  ['permissionDenied', 'denied', NOTICE_TIMEOUT],
  ['silent', 'unreachable', SILENT_TIMEOUT],
  ['swallowGet', 'unreachable', SILENT_TIMEOUT],
];

/**
 * Visits under every fault: under the slow ones in parallel, and meanwhile under the others one by one.
 * Seven visitors at once would wait for the machine, not for the site.
 */
async function underFaults(rows: readonly Row[], visit: (row: Row) => Promise<void>) {
  const isSlow = ([, , limit]: Row) => limit === SILENT_TIMEOUT;
  const oneByOne = async () => {
    for (const fault of rows.filter((it) => !isSlow(it))) await visit(fault);
  };
  await Promise.all([...rows.filter(isSlow).map(visit), oneByOne()]);
}

test('whatever fails, opening by address gives list and article at once, one notice, and live News on Retry or, after silence, by itself', async ({
  browser,
  baseURL,
}) => {
  await underFaults(faults, async ([fault, kind, limit]) => {
    const database = await startFaultyDatabase(fault);
    const { page, uncaught, leave } = await newVisitor(browser, baseURL);
    await database.serve(page);
    await recordShifts(page);
    await open(page, '/news');
    await expect(titles(page), fault).toHaveCount(samples.length);
    const place = await titles(page).first().boundingBox();
    const reader = await page.context().newPage();
    reader.on('pageerror', ({ message }) => uncaught.push(message));
    await database.serve(reader);
    await open(reader, `/news/${newest.id}`);
    await expect(reader.getByRole('article'), fault).toContainText(excerptOf(newest));
    await expect(notice(page, kind), fault).toBeVisible({ timeout: limit });
    await expect(page.getByRole('button', { name: news.notices[kind].action })).toHaveCount(1);
    await expect(page.getByText(news.list.empty)).toHaveCount(0);
    expect(await titles(page).first().boundingBox(), fault).toEqual(place);
    await expectStill(page, fault);
    await expect(notice(reader, kind), fault).toBeVisible({ timeout: limit });
    await expect(reader.getByRole('article'), fault).toContainText(excerptOf(newest));
    await reader.close();
    database.faults.current = 'none';
    database.post('meanwhile', 'Meanwhile');
    if (limit === NOTICE_TIMEOUT) {
      // The client may reconnect by itself before the click, unless it was denied.
      await retry(page)
        .click({ timeout: 2000 })
        .catch(() => undefined);
    }
    await expect(titles(page).filter({ hasText: 'Meanwhile' }), fault).toBeVisible({
      timeout: kind === 'denied' ? NOTICE_TIMEOUT : RECOVERY_TIMEOUT,
    });
    await expect(notice(page, kind), fault).toHaveCount(0);
    expect(uncaught, fault).toEqual([]);
    await leave();
    await database.stop();
  });
});

test('whatever fails, a visitor from Home gets the list and the article, and none is called missing', async ({
  browser,
  baseURL,
}) => {
  // A refusal looks to the pages like any other, whatever its number.
  const kinds = faults.filter(([fault]) => !['refuse403', 'refuse429'].includes(fault));
  await underFaults(kinds, async ([fault, kind, limit]) => {
    const database = await startFaultyDatabase(fault);
    const { page, uncaught, leave } = await newVisitor(browser, baseURL);
    await database.serve(page);
    await open(page, '/');
    await goToNews(page);
    await expect(titles(page), fault).toHaveCount(samples.length);
    const title = (await titles(page).first().textContent()) ?? '';
    await expect(notice(page, kind), fault).toBeVisible({ timeout: limit });
    await page.getByRole('link', { name: news.list.readMore }).first().click();
    await expect(page.getByRole('heading', { level: 1 }), fault).toHaveText(title, {
      timeout: 30_000,
    });
    await expect(page.getByText(articlePage.missing.title)).toHaveCount(0);
    await expect(page.getByRole('article')).toContainText(title);
    expect(uncaught, fault).toEqual([]);
    await leave();
    await database.stop();
  });
});

test('after a deploy, old script names that answer 404 keep nobody from the News', async ({
  browser,
  baseURL,
}) => {
  const missing = (pattern: RegExp) => async (page: Page) =>
    page.route(pattern, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const page404 = async () => {
    const { page, uncaught, leave } = await newVisitor(browser, baseURL);
    await open(page, '/');
    await page.route(/\/scripts\/(News|Article)/, (route) => route.fulfill({ status: 404 }), {
      times: 1,
    });
    await goToNews(page);
    await expect(titles(page)).toHaveCount(samples.length);
    await waitForHydration(page);
    expect(uncaught).toEqual([]);
    await leave();
  };
  const feed404 = async () => {
    const { page, uncaught, leave } = await newVisitor(browser, baseURL);
    await missing(/\/scripts\/firestoreNews/)(page);
    // Some browsers never request an address again after it failed.
    const newRequest = page.waitForRequest(/\/scripts\/firestoreNews[^?]*\?/);
    await open(page, '/news');
    await expect(titles(page)).toHaveCount(samples.length);
    await expect(notice(page)).toBeVisible();
    expect(uncaught).toEqual([]);
    await page.unrouteAll();
    // The page may have tried again by itself.
    await retry(page)
      .click({ timeout: 2000 })
      .catch(() => expect(notice(page)).toHaveCount(0));
    await newRequest;
    await expect(notice(page)).toHaveCount(0);
    await leave();
  };
  const renderer404 = async () => {
    const { page, uncaught, leave } = await newVisitor(browser, baseURL);
    await missing(/\/scripts\/trustedMarkdown/)(page);
    await open(page, '/');
    await goToNews(page);
    await expect(titles(page)).toHaveCount(samples.length);
    await page.getByRole('link', { name: news.list.readMore }).first().click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(excerptOf(newest));
    expect(uncaught).toEqual([]);
    await leave();
  };
  await Promise.all([page404(), feed404(), renderer404()]);
});

test('on a phone, too, there is room for the notice: it neither moves nor covers anything', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route(DATABASE_REQUESTS, (route) => route.abort());
  await recordShifts(page);
  await open(page, '/news');
  const list = page.getByRole('group', { name: news.list.label });
  await expect(notice(page)).toBeVisible();
  await expectStill(page, 'phone');
  const { y, height } = (await notice(page).boundingBox())!;
  expect(y + height).toBeLessThan((await list.boundingBox())!.y);
});
