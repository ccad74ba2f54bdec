import { mainId } from './mainId';

/**
 * Calls back once with the heading of the page that is being opened: at once, or when its code or its
 * text has arrived. Gives a function that gives up waiting.
 */
export function whenHeadingIsThere(onHeading: (heading: HTMLElement) => void): () => void {
  const observer = new MutationObserver(look);

  function look() {
    const headings = document.querySelectorAll<HTMLElement>(`#${mainId} h1`);
    // React keeps a page that waits for something unseen until it can be drawn.
    const heading = Array.from(headings).find((each) => each.checkVisibility?.() ?? true);
    if (!heading) return;
    observer.disconnect();
    onHeading(heading);
  }

  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
  look();
  return () => observer.disconnect();
}
