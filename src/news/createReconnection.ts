import { createBackoff } from '../lib/createBackoff';
import { ASK_AGAIN_MS } from './createTopic';

interface Reconnection {
  /** Reconnects after the next wait, and after each that follows, while somebody is waiting. */
  begin(): void;
  /** Starts the next wait anew, because somebody else has just reconnected. */
  postpone(): void;
  /** Waits for no more, and starts with the first wait the next time. */
  end(): void;
}

/**
 * Reconnects a database that does not answer, later and later: a request that hangs is given up by Firestore's
 * client after most of a minute, and one that fails is repeated after up to as long.
 */
export function createReconnection(isWaiting: () => boolean, reconnect: () => void): Reconnection {
  let hasBegun = false;
  const backoff = createBackoff(ASK_AGAIN_MS, () => {
    if (!isWaiting()) {
      end();
      return;
    }
    reconnect();
    backoff.schedule();
  });

  function end() {
    hasBegun = false;
    backoff.cancel();
    backoff.reset();
  }

  return {
    begin() {
      if (hasBegun) return;
      hasBegun = true;
      backoff.schedule();
    },
    postpone() {
      if (hasBegun) backoff.schedule();
    },
    end,
  };
}
