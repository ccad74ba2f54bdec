import { create } from 'canvas-confetti';
import type { Options } from 'canvas-confetti';

export type Burst = Options;

/** What the page tells the worker: at first the canvas with its size, then sizes and bursts. */
export interface ConfettiMessage {
  readonly canvas?: OffscreenCanvas;
  /** The size of the canvas on the page, px. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly burst?: Burst;
}

export interface ConfettiCannon {
  fire(burst: Burst): void;
  /** Takes all confetti away, and leaves no frame, listener or worker. */
  stop(): void;
}

/** Returns a cannon whose confetti is drawn right here, on the page or in a worker. */
export function drawConfetti(canvas: HTMLCanvasElement): ConfettiCannon {
  // The package brings a worker of its own, but as a blob, which the site's security policy forbids.
  const fire = create(canvas, { useWorker: false, resize: true });
  return {
    fire: (burst) => void fire(burst),
    stop: () => fire.reset(),
  };
}
