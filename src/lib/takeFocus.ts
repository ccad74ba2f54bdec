/** Moves the focus to an element, even to one that cannot have it by itself. Nothing scrolls. */
export function takeFocus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
