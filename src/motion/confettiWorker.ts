import { create } from 'canvas-confetti';
import type { ConfettiMessage } from './confetti';

/*
 * The worker that draws confetti, built into /confetti.js: hundreds of pieces in every frame would keep a
 * cheap phone from answering.
 */

let fire: ReturnType<typeof create> | undefined;
let size = { width: 0, height: 0 };

addEventListener('message', ({ data }: MessageEvent<ConfettiMessage>) => {
  if (data.size) {
    size = data.size;
    // The package measures its canvas again.
    dispatchEvent(new Event('resize'));
  }
  if (data.canvas) {
    // Nothing can be measured in a worker.
    const canvas: unknown = Object.assign(data.canvas, { getBoundingClientRect: () => size });
    fire = create(canvas as HTMLCanvasElement, { useWorker: false, resize: true });
  }
  if (data.burst) void fire?.(data.burst);
});

postMessage('ready');
