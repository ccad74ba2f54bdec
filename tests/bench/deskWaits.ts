import type { Page } from '@playwright/test';
import { desk } from '../../content/desk';
import { localPeople, seedEditors } from '../../src/local/signIn/people';
import { postMany } from './manyArticles';
import { median, time } from './report';
import type { Step } from './report';
import { withPage } from './withPage';

const LISTED = 1000;

/** Just below the limit from which on the site shows a text without its form. */
const TEXT =
  'Our **robot** drives, and we follow [the rules](https://example.org) as every team does.\n\n'
    .repeat(500)
    .slice(0, 39_900);

const KEYS = 20;

/** D: measures how soon an editor can use a long list, and how soon a key shows in a long text. */
export function deskSteps(): Step[] {
  return [
    {
      name: 'The News desk',
      async measure({ browser, origin, database }) {
        seedEditors(database.documents, database.signIn.people);
        const removeMany = postMany(database.documents, LISTED);
        try {
          return await withPage(browser, (page) => visit(page, origin));
        } finally {
          removeMany();
        }
      },
    },
  ];
}

async function visit(page: Page, origin: string) {
  const { email, password } = localPeople()[0]!;
  await page.goto(`${origin}/desk`);
  await page.getByLabel(desk.signIn.emailLabel).fill(email);
  await page.getByLabel(desk.signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: desk.signIn.action, exact: true }).click();
  await page.getByRole('link', { name: desk.list.write }).waitFor();
  await page.reload();
  const listed = await page.evaluate(paintedAfterLastAnswer);

  await page.goto(`${origin}/desk/write`);
  const text = page.getByLabel(desk.write.text.label, { exact: true });
  await text.fill(TEXT);
  await page.waitForTimeout(5000);
  await text.focus();
  const keys: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    // Some come right after a pause, when the checks are at work.
    await page.waitForTimeout(key % 2 ? 100 : 650);
    await page.evaluate(watchNextKey);
    await page.keyboard.press('x');
    keys.push(await page.evaluate(() => window.promised));
  }
  return [
    time('D', `desk's list after the answer, ${LISTED} articles`, listed, 1000),
    time('D', `key in ${TEXT.length} characters`, median(keys), 100),
    time('D', `slowest key of ${KEYS} there`, Math.max(...keys), undefined),
  ];
}

/** Runs in the page: returns ms from the database's last answer until the list is painted. */
async function paintedAfterLastAnswer() {
  const paintedAt = await window.whenPainted(() => document.querySelector('main li') !== null);
  const answers = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/documents'))
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
  return paintedAt - Math.max(...answers);
}

/** Runs in the page: promises the time from the next key to the frame that shows it, ms. */
function watchNextKey(): void {
  const area = document.querySelector('textarea')!;
  const before = area.value;
  window.promised = new Promise((resolve, reject) => {
    const onKey = ({ timeStamp }: KeyboardEvent) => {
      window
        .whenPainted(() => area.value !== before)
        .then((paintedAt) => resolve(paintedAt - timeStamp), reject);
    };
    area.addEventListener('keydown', onKey, { once: true });
  });
}
