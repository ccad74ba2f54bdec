import type { Options } from 'canvas-confetti';
import { afterPaint } from '../lib/afterPaint';
import { light } from '../theme/palettes';

/** The time between bursts, ms. */
const PACE = 250;

const burst: Options = {
  particleCount: 50,
  spread: 70,
  // The same in both color schemes: styles do not reach what is drawn on a canvas.
  colors: [light.pink, light.signal],
  startVelocity: 55,
  scalar: 1.2,
  // Two seconds in the air at 60 frames a second: a cheap phone draws 400 pieces at once, not 700.
  ticks: 120,
};

/** The bursts come from the two lower corners in turn. */
const cannons: Options[] = [
  { ...burst, origin: { x: 0, y: 0.85 }, angle: 60 },
  { ...burst, origin: { x: 1, y: 0.85 }, angle: 120 },
];

/** Loads the code ahead of time. If that fails, it is loaded when it is needed. */
export function preloadConfetti(): void {
  void import('canvas-confetti').catch(() => undefined);
}

/**
 * Shoots confetti over a canvas until the returned function stops it, leaving no timer, frame or
 * listener. If the code cannot be loaded, there is none. The package's worker is not used: its script is
 * a blob, which the site's security policy forbids.
 */
export function fireConfetti(canvas: HTMLCanvasElement): () => void {
  let stop = () => {
    isStopped = true;
  };
  let isStopped = false;

  // The package measures the canvas, which the browser has laid out by then.
  void Promise.all([import('canvas-confetti'), afterPaint()]).then(
    ([
      {
        default: { create },
      },
    ]) => {
      if (isStopped) return;
      const fire = create(canvas, { useWorker: false, resize: true });
      let count = 0;
      const next = () => void fire(cannons[count++ % cannons.length]);
      next();
      const timer = setInterval(next, PACE);
      stop = () => {
        clearInterval(timer);
        fire.reset();
      };
    },
    () => undefined,
  );
  return () => stop();
}
