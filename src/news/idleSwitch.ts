/** How long the network stays on after the last reader has left, so that a quick return finds it open. */
export const IDLE_DELAY_MS = 1000;

export interface IdleSwitch {
  /** Keeps the network on until the given reading has stopped; gives the function that stops both. */
  use(stopReading: () => void): () => void;
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
    use(stopReading) {
      clearTimeout(idleTimer);
      readers += 1;
      turn(true);
      let isReading = true;
      return () => {
        if (!isReading) return;
        isReading = false;
        stopReading();
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
