/**
 * Calls back once with the first visible element that matches: at once, or as soon as there is one. Returns a
 * function that stops waiting.
 */
export function whenAppears(
  selector: string,
  onAppear: (element: HTMLElement) => void,
): () => void {
  const observer = new MutationObserver(look);

  function look() {
    const elements = document.querySelectorAll<HTMLElement>(selector);
    // React keeps what is suspended hidden until it can be shown.
    const element = Array.from(elements).find((each) => each.checkVisibility?.() ?? true);
    if (!element) return;
    observer.disconnect();
    onAppear(element);
  }

  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
  look();
  return () => observer.disconnect();
}
