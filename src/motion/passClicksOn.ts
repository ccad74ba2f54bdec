import { endTransition } from './navigateWithTransition';

/**
 * Makes the first click during a page transition end it, and passes the click on to what is seen under the
 * pointer: browsers give clicks to the root element meanwhile, so that they would do nothing.
 */
export function passClicksOn(): void {
  const page = document.documentElement;
  addEventListener(
    'click',
    (event) => {
      // The second click of a double one was meant for the page before.
      if (event.target !== page || event.detail > 1) return;
      endTransition();
      const seen = document.elementFromPoint(event.clientX, event.clientY);
      if (seen !== page) seen?.dispatchEvent(new MouseEvent('click', event));
    },
    true,
  );
}
