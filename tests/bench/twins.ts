import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { serveSite } from '../../src/local/serveSite';
import type { SiteServer } from '../../src/local/serveSite';
import { HOSTING_FILE, readHosting } from '../../src/pipeline/hosting';
import { siteRoutes } from '../browser/siteRoutes';

/** Returns where the server of the twins has a page as if written by hand. */
export function byHand(address: string): string {
  return `/by-hand${address === '/' ? '' : address}`;
}

/** The style that somebody would give a hand-written page. */
const STYLE =
  'body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.5 sans-serif}img{max-width:100%;height:auto}';

/**
 * Serves what the pages of a finished build are measured against: their twins, which are the same but for
 * scripts; and, at other addresses (byHand), their words, links, tables and pictures with hardly a style.
 */
export async function serveTwins(browser: Browser, dist: string, out: string): Promise<SiteServer> {
  await rm(out, { recursive: true, force: true });
  await cp(dist, out, { recursive: true });
  const hosting = await readHosting(dist);
  // A policy would only refuse the style of the pages by hand.
  await writeFile(
    join(out, HOSTING_FILE),
    JSON.stringify({ hosting: { ...hosting, headers: [] } }),
  );
  const server = await serveSite({ out, port: 0 });
  const page = await browser.newPage();
  for (const { address } of siteRoutes) {
    const file = address === '/' ? 'index.html' : `${address}.html`;
    const html = await readFile(join(dist, file), 'utf8');
    // A template holds the scripts that start later.
    await writeFile(join(out, file), html.replace(/<(script|template)\b[^>]*>[^]*?<\/\1>/g, ''));
    await page.goto(server.origin + address);
    const plain = join(out, `${byHand(address)}.html`);
    await mkdir(dirname(plain), { recursive: true });
    await writeFile(plain, await page.evaluate(writeByHand, STYLE));
  }
  await page.close();
  return server;
}

/** Runs in the page: returns it as if written by hand. */
function writeByHand(style: string): string {
  const gone = 'style,link,svg,input,button,noscript,[hidden],[aria-hidden="true"]';
  for (const element of document.querySelectorAll(gone)) element.remove();
  for (const element of document.querySelectorAll('body *')) {
    for (const { name } of [...element.attributes]) {
      if (/^(class|id|data-|aria-|role|tabindex)/.test(name)) element.removeAttribute(name);
    }
  }
  for (const element of document.querySelectorAll('body span, body div')) {
    element.replaceWith(...element.childNodes);
  }
  document.head.insertAdjacentHTML('beforeend', `<style>${style}</style>`);
  return `<!doctype html>\n${document.documentElement.outerHTML}`;
}
