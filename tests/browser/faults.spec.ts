import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { news } from '../../content/news';
import { expect, isHydrated, waitForHydration, test } from './fixtures';
import { samples } from './samples';
import { root } from './testBuild';
import { serveWorkerSite } from './workerSite';

test.use({ serviceWorkers: 'allow' });

/** Goes from Home to About through the header, without a page load. */
async function navigateToAbout(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('ABOUT US');
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
}

/** Runs in the page: sets `registration` to the page's attempt to register a worker. */
function watchRegistration(): void {
  const { prototype } = ServiceWorkerContainer;
  const { register } = prototype;
  prototype.register = function (...given) {
    const registration = register.apply(this, given);
    Object.assign(window, { registration });
    return registration;
  };
}

/** Runs in the page: returns why the attempt failed, once it is over, and how many workers are left. */
async function readRegistration() {
  const { registration } = window as unknown as { registration: Promise<unknown> };
  const error = await registration.then(
    () => undefined,
    ({ name }: Error) => name,
  );
  return { error, left: (await navigator.serviceWorker.getRegistrations()).length };
}

test('the site stays readable without storage, with a broken worker, or with scripts missing', async ({
  context,
  site,
  database,
}, { parallelIndex }) => {
  const name = `faults-${parallelIndex}`;
  const broken = await serveWorkerSite(name, database.host);
  const worker = join(root, '.build', 'test', `worker-${name}`, 'sw.js');
  // The file is shared with the other copies of the build.
  rmSync(worker);
  writeFileSync(worker, 'throw new Error("broken");');
  const errors: string[] = [];
  const openPage = async () => {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    return page;
  };

  const testWithoutStorage = async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      const forbidden = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
        Object.defineProperty(window, name, { get: forbidden });
      }
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { value: false });
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await navigateToAbout(page, site.origin);
    const dark = page.getByRole('radio', { name: 'Dark', exact: true });
    await dark.scrollIntoViewIfNeeded();
    await expect.poll(() => dark.evaluate(isHydrated)).toBe(true);
    await dark.check();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  };
  const testBrokenWorker = async () => {
    const page = await openPage();
    await page.addInitScript(watchRegistration);
    await navigateToAbout(page, broken.origin);
    await page.waitForFunction(() => 'registration' in window);
    expect(await page.evaluate(readRegistration)).toEqual({ error: 'TypeError', left: 0 });
  };
  const testMissingScripts = async () => {
    const page = await openPage();
    await page.route(/scripts\/(?:firestoreNews|trustedMarkdown)\./, (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.goto(`${site.origin}/news`);
    await expect(page.getByRole('heading', { name: samples[0]!.title })).toBeVisible();
    await expect(page.getByText(news.notices.unreachable.text)).toBeVisible();
  };
  await Promise.all([testWithoutStorage(), testBrokenWorker(), testMissingScripts()]);
  await broken.stop();
  expect(errors).toEqual([]);
});
