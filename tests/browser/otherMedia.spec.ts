import { clock } from '../../content/clock';
import { home } from '../../content/home';
import { news } from '../../content/news';
import { site } from '../../content/site';
import { team } from '../../content/team';
import { DATABASE_REQUESTS } from './faultyDatabase';
import { samples } from './samples';
import {
  expect,
  followFooterLink,
  open,
  test,
  waitForHydration,
  waitForIdle,
  withMotion,
} from './fixtures';

/* How a page looks when it is not on a screen in its own colors, or does not read from left to right. */

const ARTICLE = '/news/written-now';

test.describe('when the system chooses all colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 360, height: 740 } });

  test('the bars of the menu can be seen', async ({ page }) => {
    await page.goto('/about');
    const toggle = page.getByRole('checkbox', { name: site.header.menu });
    const bars = toggle.locator('~ [aria-hidden]').first();
    const { bar, shadow, text } = await bars.evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element, '::before');
      return {
        bar: backgroundColor,
        shadow: boxShadow,
        text: getComputedStyle(document.body).color,
      };
    });
    expect(bar).toBe(text);
    expect(shadow).toContain(text);
  });
});

test('the colors that a visitor has chosen come before those of the system', async ({ page }) => {
  const [light, dark] = site.appearance.scheme.choices;
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const choose = (label: string) => page.getByRole('radio', { name: label }).check({ force: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/about');
  const night = await paper();
  await choose(light!.label);
  const day = await paper();
  expect(day).not.toBe(night);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await paper()).toBe(day);
  await choose(dark!.label);
  expect(await paper()).toBe(night);
});

test.describe('on paper', () => {
  test.use(withMotion);

  test('buttons are not printed', async ({ page }) => {
    await page.goto('/whattimeisit');
    await waitForHydration(page);
    const pause = page.getByRole('button', { name: clock.movement.pause });
    await expect(pause).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(pause).toBeHidden();
  });

  test('the notice of News is not printed over every page', async ({ page }) => {
    await page.route(DATABASE_REQUESTS, (route) => route.abort());
    await page.goto('/news');
    const notice = page.getByText(news.notices.unreachable.text);
    await expect(notice).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(notice).toBeHidden();
  });

  test('a printed page says how to reach the team, without the rest of the footer', async ({
    page,
  }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: team.email })).toBeVisible();
    await expect(footer.getByRole('navigation').first()).toBeHidden();
    await expect(footer.getByRole('radio').first()).toBeHidden();
  });

  test('no card of the News shows the marks of Markdown', async ({ page }) => {
    await open(page, '/');
    await followFooterLink(page, 'News');
    const list = page.getByRole('group', { name: news.list.label });
    await expect(list.locator('article')).toHaveCount(samples.length);
    await waitForIdle(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(list.locator('strong').last()).toBeAttached();
    await expect(list).not.toContainText('**');
  });

  test('words on a dark ground on the screen are black on white', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    const topic = page.getByText(home.joining.robot101.topics[0]!, { exact: true });
    await expect(topic).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const ground of await page.locator('[data-surface]').all()) {
      await expect(ground).toHaveCSS(
        'background-color',
        /^rgb\(255, 255, 255\)|^rgba\(0, 0, 0, 0\)/,
      );
    }
  });
});

test('an article in Arabic is set from right to left', async ({ page, editor }) => {
  editor.post('written-now', {
    title: 'مرحبا بكم',
    content: 'أهلا وسهلا بالجميع.\n\n- واحد\n- اثنان',
  });
  await page.goto(ARTICLE);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('مرحبا بكم');
  const item = page.getByRole('listitem').filter({ hasText: 'واحد' });
  await expect(item).toHaveCSS('direction', 'rtl');
});
