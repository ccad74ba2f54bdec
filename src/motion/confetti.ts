import type { Options } from 'canvas-confetti';
import { afterPaint } from '../lib/waiting';
import { light } from '../theme/color';

export interface ConfettiCannon {
  fire(burst: Options): void;
  /** Takes all confetti away, and leaves no frame, listener or worker. */
  stop(): void;
}

/** What the page tells the worker: at first the canvas with its size, then sizes and bursts. */
export interface ConfettiMessage {
  readonly canvas?: OffscreenCanvas;
  /** The size of the canvas on the page, px. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly burst?: Options;
}

let openWorker: (() => Worker) | undefined;

/** Says how to open the worker that draws confetti: the page has to trust its address. */
export function provideConfettiWorker(open: () => Worker): void {
  openWorker = open;
}

/**
 * Puts a canvas on a stage and reports the cannon for it. A worker draws the confetti where the browser can
 * do that, or else the page. The returned function removes both; no frame, listener or worker is left. If
 * the code cannot be loaded, there is no cannon.
 */
export function raiseCannon(stage: Element, onRaise: (cannon: ConfettiCannon) => void): () => void {
  const canvas = document.createElement('canvas');
  stage.append(canvas);
  let cannon: ConfettiCannon | undefined;
  let isOver = false;

  async function raise() {
    // The canvas is measured, and the browser has laid it out by then.
    await afterPaint();
    if (isOver) return;
    const worker = await startWorker();
    cannon = worker ? drawInWorker(worker, canvas) : await drawOnPage(canvas);
    if (isOver) cannon.stop();
    else onRaise(cannon);
  }

  raise().catch(() => undefined);
  return () => {
    isOver = true;
    cannon?.stop();
    canvas.remove();
  };
}

/** The time between bursts. */
const PACE_MS = 250;

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

const bursts: readonly Options[] = [
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

/**
 * Resolves once the worker runs; to undefined where there can be none, or it cannot be loaded. Until then the
 * page keeps its canvas, which cannot be taken back.
 */
function startWorker(): Promise<Worker | undefined> {
  const canTransfer = 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
  return new Promise<Worker | undefined>((resolve) => {
    const worker = canTransfer ? openWorker?.() : undefined;
    if (!worker) {
      resolve(undefined);
      return;
    }
    worker.addEventListener('message', () => resolve(worker), { once: true });
    worker.addEventListener('error', () => {
      worker.terminate();
      resolve(undefined);
    });
  }).catch(() => undefined);
}

function drawInWorker(worker: Worker, canvas: HTMLCanvasElement): ConfettiCannon {
  const send = (message: ConfettiMessage, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  const measure = () => {
    const { width, height } = canvas.getBoundingClientRect();
    return { width, height };
  };
  const offscreen = canvas.transferControlToOffscreen();
  send({ canvas: offscreen, size: measure() }, [offscreen]);
  const observer = new ResizeObserver(() => send({ size: measure() }));
  observer.observe(canvas);
  return {
    fire: (burst) => send({ burst }),
    stop() {
      observer.disconnect();
      worker.terminate();
    },
  };
}

async function drawOnPage(canvas: HTMLCanvasElement): Promise<ConfettiCannon> {
  const { create } = await import('canvas-confetti');
  // The package brings a worker of its own, but as a blob, which the site's security policy forbids.
  const fire = create(canvas, { useWorker: false, resize: true });
  return { fire: (burst) => void fire(burst), stop: () => fire.reset() };
}
