import { mainId } from './mainId';
import type { Visit } from './visits';

/** Finds, on the way back, the link that led to the page just left, if it is in the viewport again. */
export function findFollowedLink({ from, isReturn }: Visit): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>(`#${mainId} a[href^="/"]`);
  return Array.from(isReturn ? links : []).find(
    (link) => link.pathname === from && isInWindow(link),
  );
}

function isInWindow(element: Element) {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
}
