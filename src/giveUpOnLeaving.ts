import { followedLink } from './navigation/followedLink';
import { forgetPage, giveUpFor } from './openPage';

/**
 * Gives up a page that is being opened when the browser itself follows another link, to another site or
 * from a part that is not hydrated yet, and when this page is left: if it comes back from the
 * back/forward cache, it waits for nothing.
 */
export function giveUpOnLeaving(): void {
  addEventListener(
    'click',
    (event) => {
      const link = followedLink(event);
      if (link?.protocol.startsWith('http')) giveUpFor(link);
    },
    true,
  );
  addEventListener('pagehide', forgetPage);
}
