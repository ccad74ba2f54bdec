import type { StopReading } from './newsSources';

/** How long the network stays on after the last reader has left, so that a quick return finds it on. */
export const IDLE_DELAY_MS = 1000;

/**
 * Counts readers and turns the network off a second after the last one has left. The client carries out its
 * commands and begins to read in the order in which it is told to.
 */
export function createIdleSwitch(turnOn: () => Promise<void>, turnOff: () => Promise<void>) {
  let readers = 0;
  let isOn = true;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  const turn = (on: boolean) => {
    if (on === isOn) return;
    isOn = on;
    (on ? turnOn() : turnOff()).catch(() => undefined);
  };

  return {
    /** Turns the network on, then starts reading, and keeps the network on until the returned function stops that. */
    use(startReading: () => StopReading): StopReading {
      clearTimeout(idleTimer);
      readers += 1;
      turn(true);
      const stopReading = startReading();
      return () => {
        stopReading();
        readers -= 1;
        if (readers === 0) idleTimer = setTimeout(() => turn(false), IDLE_DELAY_MS);
      };
    },
    /** Turns the network off and on, so that the client forgets its backoff. */
    restart() {
      turn(false);
      if (readers > 0) turn(true);
    },
  };
}
