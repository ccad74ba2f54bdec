import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { offline } from '../../content/offline';
import { expect, waitForHydration, open, test } from './fixtures';
import { KEPT_PAGES_ID } from '../../src/offline/offlinePage';
import { serveSite } from '../../src/local/serveSite';
import { samples } from './samples';
import { siteRoutes } from './siteRoutes';
import { root } from './testBuild';
import { serveWorkerSite } from './workerSite';

test.use({ serviceWorkers: 'allow' });

const [seen, unseen] = samples;

/** Waits until the worker controls the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Returns what the browser keeps of the site in one of its caches, as paths. */
const cachedPaths = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url.slice(location.origin.length));
  }, cache);

test('what was opened can be read without a connection, everything from the second day on', async ({
  page,
  context,
}) => {
  await open(page, `/news/${seen!.id}`);
  await waitForWorker(page);
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect.poll(() => cachedPaths(page, 'pages')).toContain('/about');
  await context.setOffline(true);
  for (const path of ['/about', `/news/${seen!.id}`]) {
    await page.goto(path);
    await waitForHydration(page);
  }
  await page.goto('/sponsors');
  await expect(page).toHaveTitle(offline.head.title);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // This page has no script, so nothing on it waits for one.
  await expect(page.getByRole('radio')).toHaveCount(0);
  const onDevice = page.locator(`#${KEPT_PAGES_ID} a`);
  await expect(onDevice).toHaveText(['About']);
  await page.getByRole('link', { name: seen!.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seen!.title);

  await context.setOffline(false);
  await page.evaluate(() => localStorage.setItem('first-day', 'yesterday'));
  await page.reload();
  const addresses = siteRoutes.map(({ address }) => address);
  await expect
    .poll(() => cachedPaths(page, 'pages'))
    .toEqual(expect.arrayContaining(addresses.filter((address) => !address.startsWith('/news/'))));
  await context.setOffline(true);
  for (const { address, title, name } of siteRoutes) {
    await page.goto(address);
    await expect(page, name).toHaveTitle(title);
  }
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { name: unseen!.title })).toBeVisible();
});

test('the worker leaves the database alone, forgets what is gone, and gives way to the next one', async ({
  page,
  context,
  database,
  editor,
}, { parallelIndex }) => {
  const name = `offline-${parallelIndex}`;
  const site = await serveWorkerSite(name, database.host);
  const dist = join(root, '.build', 'test', `worker-${name}`);
  await page.goto(`${site.origin}/about`);
  await waitForWorker(page);

  /** Who has answered so far: an origin, and whether the worker did in its place. */
  const answers = new Set<string>();
  page.on('response', (response) => {
    const who = response.fromServiceWorker() ? 'the worker' : 'the network';
    answers.add(`${new URL(response.url()).origin} from ${who}`);
  });
  const article = `/news/${seen!.id}`;
  await page.goto(`${site.origin}${article}`);
  await expect.poll(() => cachedPaths(page, 'pages')).toContain(article);
  const expected = [`${site.origin} from the worker`, `http://${database.host} from the network`];
  await expect.poll(() => answers.size).toBeGreaterThan(1);
  expect([...answers]).toEqual(expect.arrayContaining(expected));
  expect([...answers]).toHaveLength(expected.length);
  editor.remove(seen!.id);
  await expect.poll(() => cachedPaths(page, 'pages')).not.toContain(article);

  const change = (file: string, edit: (text: string) => string) => {
    const text = readFileSync(join(dist, file), 'utf8');
    // The file is shared with the other copies of the build.
    rmSync(join(dist, file));
    writeFileSync(join(dist, file), edit(text));
  };
  change('about.html', (html) =>
    html.replace('<title>', '<meta name="build" content="newer"><title>'),
  );
  change('sw.js', (worker) => worker.replace(/^.*/, '// Build newer'));
  await site.stop();
  // A server keeps using what it has read once.
  const next = await serveSite({ out: dist, port: Number(new URL(site.origin).port) });
  await page.goto(`${site.origin}/contact`);
  const keptAbout = () =>
    page.evaluate(async () => (await (await caches.open('pages')).match('/about'))!.text());
  await expect.poll(keptAbout).toContain('content="newer"');
  await context.setOffline(true);
  await page.goto(`${site.origin}/about`);
  await expect(page.locator('meta[name=build]')).toHaveCount(1);
  await next.stop();
});

test('an article that the live list brought along is kept once it is opened', async ({
  page,
  editor,
}) => {
  await open(page, '/news');
  await waitForWorker(page);
  // Then the list is live, and no file is asked for.
  editor.post('later', { title: 'Later than the build', content: 'Text' });
  await expect(page.getByRole('heading', { name: 'Later than the build' })).toBeVisible();
  await page.locator(`main a[href="/news/${unseen!.id}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unseen!.title);
  await expect.poll(() => cachedPaths(page, 'pages')).toContain(`/news/${unseen!.id}`);
});

test('the site can be put on a home screen', async ({ page, context }) => {
  await page.goto('/');
  const browser = await context.newCDPSession(page);
  const errors = async () => {
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // Tests run in a private window.
    return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  };
  // The page names its manifest once it is painted.
  await expect.poll(errors).toEqual([]);
});
