import { useState } from 'react';
import { useIsHydrating } from './hydration';

/**
 * Returns what sends the address of the page to others, without its query and fragment: `share` opens the browser's
 * dialog, where there is one (`canShare`, false on the server), `copy` copies it, and `message` says what became of
 * that.
 */
export function useSharing(words: { readonly copied: string; readonly failed: string }) {
  const isHydrating = useIsHydrating();
  const [message, setMessage] = useState('');
  const address = () => location.origin + location.pathname;

  async function copy() {
    setMessage('');
    try {
      await navigator.clipboard.writeText(address());
      setMessage(words.copied);
    } catch {
      setMessage(words.failed);
    }
  }

  function share(title: string) {
    // Nothing to report when the visitor cancels.
    navigator.share({ title, url: address() }).catch(() => undefined);
  }

  return { canShare: !isHydrating && 'share' in navigator, copy, share, message };
}
