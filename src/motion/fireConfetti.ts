import { light } from '../theme/color';
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

/** Fires bursts, at once and then steadily, until the returned function ends that. */
export function fireConfetti(cannon: ConfettiCannon): () => void {
  let count = 0;
  const next = () => cannon.fire(bursts[count++ % bursts.length]!);
  const timer = setInterval(next, PACE_MS);
  next();
  return () => clearInterval(timer);
}
