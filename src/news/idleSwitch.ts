/** How long the network stays on after the last reader has left, so that a quick return finds it open. */
export const IDLE_DELAY_MS = 1000;

interface IdleSwitch {
  /**
   * Turns the network on, then starts a reading, and keeps the network on until that is stopped by the
   * function given. A reading that is started before would be told that there is no network.
   */
  use(startReading: () => () => void): () => void;
  /** Turns the network off and on: the client then forgets how long it meant to wait. */
  restart(): void;
}

/**
 * Counts readers and turns the network off a second after the last one has left. The two commands
 * run one after the other, however fast readers come and go.
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
