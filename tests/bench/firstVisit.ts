import { createServer, request as ask } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { news } from '../../content/news';
import { amount } from './report';
import type { Step } from './report';

/** What Hosting's free plan sends a day, KB (firebase.google.com/docs/hosting/usage-quotas-pricing, 2026). */
const SENT_A_DAY = 360_000;

/** How long nothing may be asked for until a visit counts as over, ms. */
const QUIET = 12_000;

/** P11: measures what the site sends to a new visitor, and how many of them a day of the free plan carries. */
export function firstVisitSteps(): Step[] {
  return [
    {
      name: 'First visits',
      async measure({ browser, origin }) {
        const home = await bytesOfVisit(browser, `${origin}/`);
        const reading = await bytesOfVisit(browser, `${origin}/news`, openNewest);
        return [
          amount('P11', 'a first visit to Home', home, 330, 'KB'),
          amount('P11', 'a first visit to News and an article', reading, 500, 'KB'),
          amount('P11', 'new visitors a day', SENT_A_DAY / reading),
        ];
      },
    },
  ];
}

export async function openNewest(page: Page): Promise<void> {
  await page.getByRole('link', { name: news.list.readMore }).first().click();
}

/**
 * Returns what the site sends to the phone of a new visitor who opens an address and then acts, KB: headers, and
 * what the service worker keeps, included, until nothing more is asked for.
 */
export async function bytesOfVisit(
  browser: Browser,
  address: string,
  act?: (page: Page) => Promise<void>,
): Promise<number> {
  const { origin, pathname } = new URL(address);
  const sockets: Socket[] = [];
  const sent = () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  const counter = createServer((request, response) => {
    const { method, headers } = request;
    const forwarded = ask(origin + request.url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  counter.on('connection', (socket) => sockets.push(socket));
  await new Promise<void>((resolve) => counter.listen(0, 'localhost', resolve));
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.goto(`http://localhost:${(counter.address() as AddressInfo).port}${pathname}`);
    await untilQuiet(page, sent);
    await act?.(page);
    await untilQuiet(page, sent);
    return sent() / 1000;
  } finally {
    await context.close();
    counter.closeAllConnections();
    counter.close();
  }
}

async function untilQuiet(page: Page, sent: () => number): Promise<void> {
  for (let before = -1; before !== sent();) {
    before = sent();
    await page.waitForTimeout(QUIET);
  }
}
