import type { Burst } from './drawConfetti';

/** What the page tells the worker: at first the canvas with its size, then sizes and bursts. */
export interface ConfettiMessage {
  readonly canvas?: OffscreenCanvas;
  /** The size of the canvas on the page, px. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly burst?: Burst;
}
