import { isPageAddress } from '../lib/isPageAddress';
import { followedLink } from './followedLink';

/**
 * Makes the links that no component renders, those in an article's text, open pages like all others:
 * without reloading the site. `open` gets the address. A click that asks for a new tab or window is left
 * to the browser.
 */
export function followTextLinks(page: Document, open: (address: string) => void): void {
  page.addEventListener('click', (event) => {
    const link = followedLink(event);
    const address = (link?.closest('article') && link.getAttribute('href')) ?? '';
    if (!isPageAddress(address) || event.defaultPrevented) return;
    event.preventDefault();
    open(address);
  });
}
