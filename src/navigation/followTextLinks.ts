import { isPageAddress } from '../lib/isPageAddress';

/**
 * Makes the links that no component renders, those in an article's text, open pages like all others:
 * without reloading the site. `open` gets the address. A click that asks for a new tab or window is left
 * to the browser.
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
