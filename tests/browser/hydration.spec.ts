import { expect, holdBack, test } from './fixtures';
import { samples } from './samples';

const [article] = samples;
const ADDED = 'Added after the build';

for (const { name, address, part, change } of [
  {
    name: 'the list of the News',
    address: '/news',
    part: 'main ul > li',
    // It comes last, so that nothing moves.
    change: { id: 'old', title: ADDED, content: '', date: '2000-01-01T00:00:00Z' },
  },
  {
    name: 'an article',
    address: `/news/${article!.id}`,
    part: 'main article',
    change: { ...article!, content: `${article!.content}\n\n${ADDED}` },
  },
]) {
  test(`on a slow phone, ${name} keeps its nodes, the focus and the place when the database answers`, async ({
    page,
    editor,
  }) => {
    editor.post(change.id, change);
    const letScriptsRun = await holdBack(page, /\/scripts\//);
    await page.goto(address, { waitUntil: 'commit' });
    const prerendered = page.locator(part).first();
    await prerendered.evaluate((element) => Object.assign(element, { isPrerendered: true }));
    const link = prerendered.getByRole('link').first();
    await link.focus();
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    letScriptsRun();
    await expect(page.getByText(ADDED).first()).toBeAttached({ timeout: 40_000 });
    expect(await prerendered.evaluate((element) => 'isPrerendered' in element)).toBe(true);
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(200);
  });
}
