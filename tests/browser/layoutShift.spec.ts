import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { waitForHydration, waitForIdle, waitForLiveNews, withMotion, test } from './fixtures';
import { expectStill, recordShifts } from './layoutShifts';
import { siteRoutes } from './siteRoutes';
import { listen } from '../listen';

test.use(withMotion);

for (const { name, address } of siteRoutes) {
  test(`${name} does not shift while it loads and hydrates`, async ({ context }) => {
    const visit = async (width: number) => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      await recordShifts(page);
      await page.goto(address);
      await waitForHydration(page);
      if (name.startsWith('/news')) await waitForLiveNews(page);
      await waitForIdle(page);
      // Whatever else arrives late, such as a picture, arrives within this time.
      await page.waitForTimeout(2000);
      await expectStill(page, `${width} px`);
    };
    await Promise.all([visit(360), visit(1280)]);
  });
}

for (const { name, address } of siteRoutes) {
  test(`${name} does not shift if it arrives in two parts`, async ({ page, site }) => {
    const html = await (await fetch(site.origin + address)).text();
    // Only the page itself: the fonts are in it, and the script and the pictures come later.
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await recordShifts(page);
    for (const { tag, width } of [
      { tag: 'h1', width: 360 },
      { tag: 'main', width: 1280 },
    ]) {
      const server = sendInTwo(html, middleOf(html, tag));
      const port = await listen(server);
      try {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`http://127.0.0.1:${port}/`);
        await page.waitForTimeout(500);
        await expectStill(page, `split within its ${tag}, ${width} px`);
      } finally {
        server.close();
      }
    }
  });
}

/** Returns a server of a page whose second part follows after a while. */
function sendInTwo(html: string, split: number): Server {
  return createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.slice(0, split));
    void wait(300).then(() => response.end(html.slice(split)));
  });
}

function middleOf(html: string, tag: string): number {
  return Math.floor((html.indexOf(`<${tag}`) + html.indexOf(`</${tag}>`)) / 2);
}
