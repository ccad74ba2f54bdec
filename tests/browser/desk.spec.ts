import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { desk } from '../../content/desk';
import { MODULES_FILE } from '../../src/pipeline/bundle';
import { expect, test } from './fixtures';
import { testBuild } from './testBuild';

test('nothing of the desk is in what visitors load', () => {
  const modules = JSON.parse(readFileSync(join(testBuild, MODULES_FILE), 'utf8')) as Record<
    string,
    readonly string[]
  >;
  const ofDesk = (file: string) =>
    /^src\/desk\/|\/turndown|firebase\/auth\/|firestore\/(dist\/)?lite\//.test(file);
  expect(modules.desk!.filter(ofDesk)).not.toEqual([]);
  const { desk: _, ...visitors } = modules;
  expect(Object.values(visitors).flat().filter(ofDesk)).toEqual([]);
});

test('an open desk needs no more code, so that no deploy and no lost connection takes words away', () => {
  expect(readdirSync(join(testBuild, 'dist', 'desk-scripts'))).toHaveLength(1);
});

test('without script, the desk says what it needs; search engines leave it alone', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/desk`);
  await expect(page.locator('noscript p')).toHaveText(desk.noScript);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await context.close();
});

test('the desk opens at every address below its own, under a policy of its own', async ({
  page,
  problems,
}) => {
  const answer = await page.goto('/desk/help');
  expect(answer!.headers()['content-security-policy']).toContain('robohornets-paste');
  await expect(page.getByLabel(desk.signIn.emailLabel)).toBeVisible();
  expect(problems).toEqual([]);
  // The policy called `default` lets turndown start, and nothing else through.
  const markup = page.evaluate(() => (document.createElement('p').innerHTML = '<b>Bold</b>'));
  await expect(markup).rejects.toThrow('TrustedHTML');
});
