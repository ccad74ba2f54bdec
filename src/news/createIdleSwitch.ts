/** How long the network stays on after the last reader has left, so that a quick return finds it on. */
export const IDLE_DELAY_MS = 1000;

interface IdleSwitch {
  /**
   * Turns the network on, then starts reading, and keeps the network on until the returned function stops
   * that. Reading that started earlier would be told that there is no network.
   */
  use(startReading: () => () => void): () => void;
  /** Turns the network off and on, so that the client forgets its backoff. */
  restart(): void;
}

/**
 * Counts readers and turns the network off a second after the last one has left. The two commands never
 * overlap, however fast readers come and go.
 */
export function createIdleSwitch({
  turnOn,
  turnOff,
}: {
  turnOn(): Promise<void>;
  turnOff(): Promise<void>;
}): IdleSwitch {
  let readers = 0;
  let isOn = true;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<void> = Promise.resolve();

  const turn = (on: boolean) => {
    if (on === isOn) return;
    isOn = on;
    queue = queue.then(on ? turnOn : turnOff).catch(() => undefined);
  };

  return {
    use(startReading) {
      clearTimeout(idleTimer);
      readers += 1;
      turn(true);
      let isWanted = true;
      let stopReading: (() => void) | undefined;
      void queue.then(() => {
        if (isWanted) stopReading = startReading();
      });
      return () => {
        if (!isWanted) return;
        isWanted = false;
        stopReading?.();
        readers -= 1;
        if (readers === 0) idleTimer = setTimeout(() => turn(false), IDLE_DELAY_MS);
      };
    },
    restart() {
      turn(false);
      if (readers > 0) turn(true);
    },
  };
}
