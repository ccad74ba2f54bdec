import type { Browser } from '@playwright/test';

/** The style that somebody would give a hand-written page. */
const STYLE =
  'body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.5 sans-serif}img{max-width:100%;height:auto}';

/**
 * Returns the page at an address as a hand-written HTML page: the same words, links, tables and
 * pictures, without a script, a font or a frame. The site's own page is measured against it.
 */
export async function plainPage(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage({ bypassCSP: true });
  await page.route(/\/scripts\//, (route) => route.abort());
  await page.goto(address);
  const html = await page.evaluate((style) => {
    const gone =
      'script,style,link,svg,input,button,noscript,template,[hidden],[aria-hidden="true"]';
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
  }, STYLE);
  await page.close();
  return html;
}
