import { mainId } from './mainId';
import type { Visit } from './visits';

/** On the way back, the link of the page that led to the one just left, where it is in the window again. */
export function linkFollowed({ from, isReturn }: Visit): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>(`#${mainId} a[href^="/"]`);
  return Array.from(isReturn ? links : []).find(
    (link) => link.pathname === from && isInWindow(link),
  );
}

function isInWindow(element: Element) {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
}
