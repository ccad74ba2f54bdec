import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { offline } from '../../content/offline';
import { expect, waitForHydration, open, test } from './fixtures';
import { serveSite } from '../../src/local/serveSite';
import { samples } from './samples';
import { siteRoutes } from './siteRoutes';
import { root } from './sites';
import { serveWorkerSite } from './workerSite';

test.use({ serviceWorkers: 'allow' });

const [seen, unseen] = samples;

/** Waits until the worker has filled the precache and controls the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Returns what the browser keeps of the site in one of its caches, as paths. */
const cachedPaths = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url.slice(location.origin.length));
  }, cache);

test('after one visit every page can be read without a connection', async ({ page, context }) => {
  await open(page, `/news/${seen!.id}`);
  await waitForWorker(page);
  await context.setOffline(true);
  for (const { address, title, name } of siteRoutes) {
    await page.goto(address);
    await expect(page, name).toHaveTitle(title);
  }
  await page.goto('/donate');
  await expect(page).toHaveURL('/');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { name: unseen!.title })).toBeVisible();

  await page.goto(`/news/${unseen!.id}`);
  await expect(page).toHaveTitle(offline.head.title);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // This page has no script, so nothing on it waits for one.
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('link', { name: seen!.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seen!.title);
});

test('the worker leaves the database alone, forgets what is gone, and gives way to the next one', async ({
  page,
  context,
  database,
  editor,
}, { parallelIndex }) => {
  const name = `offline-${parallelIndex}`;
  const site = await serveWorkerSite('production', name, database.host);
  const dist = join(root, '.build', 'test', `worker-${name}`, 'production');
  await page.goto(`${site.origin}/about`);
  await waitForWorker(page);

  /** Who has answered so far: an origin, and whether the worker did in its place. */
  const answers = new Set<string>();
  page.on('response', (response) => {
    const who = response.fromServiceWorker() ? 'the worker' : 'the network';
    answers.add(`${new URL(response.url()).origin} from ${who}`);
  });
  await page.goto(`${site.origin}/news/${seen!.id}`);
  await expect.poll(() => cachedPaths(page, 'news')).toContain(`/data/news/${seen!.id}.json`);
  const expected = [`${site.origin} from the worker`, `http://${database.host} from the network`];
  await expect.poll(() => answers.size).toBeGreaterThan(1);
  expect([...answers]).toEqual(expect.arrayContaining(expected));
  expect([...answers]).toHaveLength(expected.length);
  editor.remove(seen!.id);
  const ofArticle = async () =>
    (await cachedPaths(page, 'news')).filter((path) => path.includes(seen!.id));
  await expect.poll(ofArticle).toEqual([]);

  await page.evaluate(async () =>
    (await caches.open('news')).put('/data/news.json', new Response()),
  );
  const change = (file: string, edit: (text: string) => string) => {
    const text = readFileSync(join(dist, file), 'utf8');
    // The file is shared with the other copies of the build.
    rmSync(join(dist, file));
    writeFileSync(join(dist, file), edit(text));
  };
  const before = await cachedPaths(page, 'precache');
  const revision = before.find((path) => path.startsWith('/about?'))?.split('=')[1] ?? '';
  change('about.html', (html) =>
    html.replace('<title>', '<meta name="build" content="newer"><title>'),
  );
  change('sw.js', (worker) => worker.replace(revision, 'newer'));
  await site.stop();
  // A server keeps using what it has read once.
  const next = await serveSite({ out: dist, port: Number(new URL(site.origin).port) });
  await page.goto(`${site.origin}/contact`);
  await expect
    .poll(() => cachedPaths(page, 'precache'))
    .not.toContain(`/about?revision=${revision}`);
  // The new News page has a newer one.
  await expect.poll(() => cachedPaths(page, 'news')).not.toContain('/data/news.json');
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
  await expect.poll(() => cachedPaths(page, 'news')).toContain(`/data/news/${unseen!.id}.json`);
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
