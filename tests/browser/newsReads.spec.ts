import { news } from '../../content/news';
import { startFaultyDatabase } from './faultyDatabase';
import { expect, followFooterLink, open, test, waitForLiveNews } from './fixtures';
import { samples } from './samples';

test('a visit reads each article once; who comes back is sent only what has changed', async ({
  page,
}) => {
  const database = await startFaultyDatabase();
  await database.serve(page);
  await open(page, '/news');
  await waitForLiveNews(page);
  // On a busy machine, the client may have had to begin anew.
  const first = database.reads();
  expect(first % samples.length).toBe(0);

  await page.getByRole('link', { name: news.list.readMore }).first().click();
  await expect.poll(database.reads).toBe(first + 1);

  await followFooterLink(page, 'Home');
  // Longer than the network stays on after the last reader.
  await page.waitForTimeout(2000);
  database.post('meanwhile', 'Meanwhile');
  await followFooterLink(page, 'News');
  await expect(page.getByRole('heading', { name: 'Meanwhile' })).toBeVisible();
  expect(database.reads()).toBe(first + 2);
  await database.stop();
});
