import { afterPaint } from '../lib/afterPaint';
import { light } from '../theme/palettes';
import { createCannon } from './confettiCannon';
import type { Burst, ConfettiCannon } from './drawConfetti';

/** The time between bursts. */
const PACE_MS = 250;

const burst: Burst = {
  particleCount: 50,
  spread: 70,
  // The same in both color schemes: styles do not reach what is drawn on a canvas.
  colors: [light.pink, light.signal],
  startVelocity: 55,
  scalar: 1.2,
  // Two seconds in the air at 60 frames a second: a cheap phone draws 400 pieces at once, not 700.
  ticks: 120,
};

const bursts: readonly Burst[] = [
  { ...burst, origin: { x: 0, y: 0.85 }, angle: 60 },
  { ...burst, origin: { x: 1, y: 0.85 }, angle: 120 },
];

/**
 * Shoots confetti over an element, on a canvas that it puts there, until the returned function stops it,
 * leaving no canvas, timer, frame, listener or worker. If the code cannot be loaded, there is none.
 */
export function fireConfetti(stage: Element): () => void {
  const canvas = document.createElement('canvas');
  stage.append(canvas);
  let timer: ReturnType<typeof setInterval> | undefined;
  let cannon: ConfettiCannon | undefined;
  let isStopped = false;

  function stop() {
    isStopped = true;
    clearInterval(timer);
    cannon?.stop();
    canvas.remove();
  }

  async function begin() {
    // The canvas is measured, and the browser has laid it out by then.
    await afterPaint();
    if (isStopped) return;
    cannon = await createCannon(canvas);
    if (isStopped) {
      stop();
      return;
    }
    let count = 0;
    const next = () => cannon?.fire(bursts[count++ % bursts.length]!);
    timer = setInterval(next, PACE_MS);
    next();
  }

  begin().catch(() => undefined);
  return stop;
}
