import { mainId } from './mainId';

/**
 * Calls back once with the heading of the page being opened: at once, or when its code or its text has
 * arrived. Returns a function that stops waiting.
 */
export function whenHeadingAppears(onHeading: (heading: HTMLElement) => void): () => void {
  const observer = new MutationObserver(look);

  function look() {
    const headings = document.querySelectorAll<HTMLElement>(`#${mainId} h1`);
    // React keeps a suspended page hidden until it can be shown.
    const heading = Array.from(headings).find((each) => each.checkVisibility?.() ?? true);
    if (!heading) return;
    observer.disconnect();
    onHeading(heading);
  }

  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
  look();
  return () => observer.disconnect();
}
