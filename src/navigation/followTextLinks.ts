import { isPageAddress } from '../lib/isPageAddress';

/**
 * Opens pages by the links that no component has drawn, those in the text of an article, as by all
 * others: without loading the site anew. `open` gets the address. A click that asks for another tab or
 * window is left to the browser.
 */
export function followTextLinks(page: Document, open: (address: string) => void): void {
  page.addEventListener('click', (event) => {
    const { target, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest('article a[href]') : null;
    const address = link?.getAttribute('href') ?? '';
    if (!isPageAddress(address) || defaultPrevented) return;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    open(address);
  });
}
