import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { desk } from '../../content/desk';
import { seedEditors } from '../../src/local/signIn/people';
import { expect, test } from './fixtures';

/* The whole job of somebody new: from the sign-in page to an article with two photos on the site. */

const { signIn, list, write } = desk;

interface Person {
  /** Gets at a control: at a field to type into it, at another to use it. */
  use(control: Locator): Promise<void>;
  /** Selects the last word of the text, or goes to its end. */
  select(area: Locator, what: 'word' | 'end'): Promise<void>;
}

let photo: Buffer;
test.beforeAll(async ({ database: { documents, signIn: door } }) => {
  seedEditors(documents, door.people);
  const twelveMegapixels = { width: 4000, height: 3000, channels: 3, background: 'teal' } as const;
  photo = await sharp({ create: twelveMegapixels }).jpeg().toBuffer();
});

async function doTheJob(page: Page, title: string, { use, select }: Person) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const type = (text: string) => page.keyboard.type(text);
  const dialog = page.getByRole('dialog');

  await page.goto('/desk');
  await use(page.getByLabel(signIn.emailLabel));
  await type('editor@example.org');
  await use(page.getByLabel(signIn.password, { exact: true }));
  await type('golden hive');
  await use(button(signIn.action));
  await use(page.getByRole('link', { name: list.write }));
  await use(page.getByLabel(write.title.label));
  await type(title);
  const area = page.getByLabel(write.text.label, { exact: true });
  await use(area);
  await type('It begins.\n');
  await use(button(write.tools.heading));
  await type('The game\nRead the rules');
  await select(area, 'word');
  await use(button(write.tools.link));
  await type('https://example.org/rules');
  await use(dialog.getByRole('button', { name: write.link.action }));
  await select(area, 'end');
  await type('\n');
  await use(button(write.tools.list));
  await type('one');
  for (const shows of ['Our robot', 'Our pit']) {
    await use(button(write.tools.picture));
    const choosing = page.waitForEvent('filechooser');
    await use(dialog.getByLabel(write.pictures.choose));
    await (await choosing).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
    await use(dialog.getByLabel(write.pictures.shows));
    await type(shows);
    await use(dialog.getByRole('button', { name: write.pictures.action }));
    await expect(area).toHaveValue(new RegExp(shows));
  }
  await use(button(write.actions.publish));
  await use(dialog.getByRole('button', { name: write.confirm.publish.action }));
  await page.getByRole('status').getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { level: 2, name: 'The game' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'rules' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^one$/ })).toBeVisible();
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(2);
  await page.goto('/news');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('somebody new publishes an article with two photos in 28 taps', async ({ page }) => {
    let taps = 0;
    // The phone's own picker.
    page.on('filechooser', () => (taps += 1));
    await doTheJob(page, 'By touch', {
      async use(control) {
        taps += 1;
        await control.tap();
      },
      async select(area, what) {
        taps += 1;
        const length = what === 'word' ? 'rules'.length : 0;
        await area.evaluate(
          (it: HTMLTextAreaElement, back) =>
            it.setSelectionRange(it.value.length - back, it.value.length),
          length,
        );
      },
    });
    expect(taps).toBeLessThanOrEqual(28);
  });
});

test('the same goes by keyboard alone', async ({ page }) => {
  /** Where the focus has to go from here, and with which key a control is used. */
  const wayTo = (control: Locator) =>
    control.evaluate((it) => {
      const focused = document.activeElement!;
      const isBefore = focused.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_PRECEDING;
      if (it !== focused) return { next: isBefore ? 'Shift+Tab' : 'Tab' };
      if (it.getAttribute('type') === 'file') return { key: 'Space' };
      return { key: it.matches('button, a') ? 'Enter' : undefined };
    });
  await doTheJob(page, 'By keyboard', {
    async use(control) {
      for (let presses = 0; ; presses += 1) {
        expect(presses).toBeLessThan(60);
        const { next, key } = await wayTo(control);
        if (next) await page.keyboard.press(next);
        else if (key) return page.keyboard.press(key);
        else return;
      }
    },
    select: (_, what) =>
      page.keyboard.press(what === 'word' ? 'Control+Shift+ArrowLeft' : 'Control+End'),
  });
});

test('the line that is written in a long text does not lie under the buttons', async ({ page }) => {
  await page.goto('/desk/write');
  await page.getByRole('button', { name: 'an editor', exact: true }).click();
  const area = page.getByLabel(write.text.label, { exact: true });
  await area.fill('line\n'.repeat(60));
  await page.keyboard.press('Control+End');
  await page.keyboard.type('last');
  const bar = page.getByRole('group', { name: write.actions.label });
  const { y, height } = (await area.boundingBox())!;
  expect(y + height).toBeLessThan((await bar.boundingBox())!.y);
});
