import { home } from '../../content/home';
import { places } from '../../content/site';
import { team } from '../../content/team';
import {
  countUnhydrated,
  expect,
  open,
  test,
  waitForFullHydration,
  waitForHydration,
} from './fixtures';
import { expectPrerenderedStyles, recordPrerenderedStyles } from './prerenderedStyles';
import { pagesWithoutHeader, siteRoutes } from './siteRoutes';

/** Runs in the page: returns the headings and captions. */
const readOutline = (root: ParentNode) =>
  Array.from(root.querySelectorAll(':is(h1, h2, h3, figcaption)'), (part) => part.textContent);

for (const { name, address, title } of siteRoutes) {
  test(`${name} opens by its address, hydrates in the words and styles of its HTML, and keeps its security policy`, async ({
    page,
    browser,
    problems,
  }) => {
    await recordPrerenderedStyles(page);
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (violation) => {
        console.error(`${violation.violatedDirective} ${violation.blockedURI} ${violation.sample}`);
      });
    });
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');

    await waitForHydration(page);
    await expectPrerenderedStyles(page);
    await expect.poll(() => countUnhydrated(page)).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // A page without a security policy can parse HTML.
    const blank = await browser.newPage();
    const html = JSON.stringify(await response!.text());
    const prerendered = await blank.evaluate(
      `(${readOutline.toString()})(new DOMParser().parseFromString(${html}, 'text/html'))`,
    );
    await blank.close();
    expect(await page.evaluate(`(${readOutline.toString()})(document)`)).toEqual(prerendered);

    await expect(page).toHaveTitle(title);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toContain(
      'Big Shoulders',
    );
    const description = page.locator('meta[name=description]');
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute('content', /.{30,}/);
    const hasHeader = !pagesWithoutHeader.includes(address);
    await expect(page.getByRole('banner')).toHaveCount(hasHeader ? 1 : 0);
    await expect(page.locator('body.no-header')).toHaveCount(hasHeader ? 0 : 1);
    expect(problems).toEqual([]);
  });
}

const donate = team.donateUrl ? [] : ['/donate'];
for (const address of ['/no-such-page', '/about/us', ...donate, '/shell', '/news/a/b']) {
  test(`${address} leads to Home`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle('RoboHornets - Home');
  });
}

test('every link with a fragment leads to exactly one element', async ({ request, baseURL }) => {
  const textOf = async (address: string) => (await request.get(address)).text();
  const pages = await Promise.all(siteRoutes.map(({ address }) => textOf(address)));
  const links = pages.flatMap((html, place) =>
    Array.from(
      html.matchAll(/<a [^>]*href="([^"]*#[^"]*)"/g),
      ([, href = '']) => new URL(href, baseURL + siteRoutes[place]!.address).href,
    ),
  );
  const own = new Set(links.filter((address) => address.startsWith(baseURL!)));
  expect(own.size).toBeGreaterThan(0);
  for (const address of own) {
    const place = decodeURIComponent(new URL(address).hash.slice(1));
    expect((await textOf(address)).split(` id="${place}"`), address).toHaveLength(2);
  }
});

test('the link to the meeting times leads to their heading, which nothing covers', async ({
  page,
}) => {
  await open(page, '/about');
  await waitForFullHydration(page);
  await page.getByRole('main').locator(`a[href="/#${places.meetings}"]`).click();
  const heading = page.getByRole('heading', { name: home.meetings.title, exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const isOnTop = await heading.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 1, top + 1));
  });
  expect(isOnTop).toBe(true);
});

test('the Donate link leads home without loading the site again, and the focus goes along', async ({
  page,
}) => {
  test.skip(donate.length === 0, 'The link leads to another site.');
  await open(page, '/about');
  await waitForFullHydration(page);
  await page.evaluate(() => void (document.documentElement.dataset.same = ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('We have no donation page yet')).toBeInViewport();
  await expect(page.locator('html[data-same]')).toHaveCount(1);
});

test('the header leads to its six pages without loading the site again', async ({
  page,
  problems,
}) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  const header = page.getByRole('banner');
  for (const label of ['News', 'Outreach', 'Sponsors', 'About', 'Contact', 'Home']) {
    const link = header.getByRole('link', { name: label, exact: true });
    if (!(await link.isVisible())) await header.getByRole('checkbox').check({ force: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(header.locator('[aria-current=page]')).toHaveCount(1);
  }
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
  expect(problems).toEqual([]);
});

test('a page is loaded from the server when its code can no longer be loaded', async ({ page }) => {
  await page.route('**/scripts/ContactPage.*.js', (route) => route.fulfill({ status: 404 }));
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  await page.getByRole('main').locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL('/contact');
  await page.waitForFunction(() => !('isSameVisit' in window));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
