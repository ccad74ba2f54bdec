/**
 * Ends a view transition at the first click, and passes the click on to what is seen under the pointer:
 * during a transition, browsers give clicks to the root element, so that they would do nothing.
 */
export function endOnClick(transition: ViewTransition): void {
  const page = document.documentElement;

  function passOn(event: MouseEvent) {
    if (event.target !== page) return;
    transition.skipTransition();
    const seen = document.elementFromPoint(event.clientX, event.clientY);
    if (seen !== page) seen?.dispatchEvent(new MouseEvent('click', event));
  }

  const stop = () => removeEventListener('click', passOn, true);
  addEventListener('click', passOn, true);
  transition.finished.then(stop, stop);
}
