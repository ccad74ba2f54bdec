import { afterPaint } from '../lib/waiting';
import { openConfettiWorker } from './confettiWorkerSource';
import type { ConfettiCannon, ConfettiMessage } from './drawConfetti';

let prepared: Promise<Worker | undefined> | undefined;

/**
 * Loads what a cannon needs ahead of time. If that fails, it is loaded when it is needed. The returned
 * function ends the worker that waits for a cannon, if none has come.
 */
export function preloadCannon(): () => void {
  const starting = (prepared ??= startWorker());
  starting
    .then((worker) => {
      if (worker) return undefined;
      // The page may not have said yet how to open a worker.
      if (prepared === starting) prepared = undefined;
      return loadPageCannon();
    })
    .catch(() => undefined);
  return () => {
    if (prepared !== starting) return;
    prepared = undefined;
    void starting.then((worker) => worker?.terminate());
  };
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

  function remove() {
    isOver = true;
    cannon?.stop();
    canvas.remove();
  }

  async function raise() {
    // The canvas is measured, and the browser has laid it out by then.
    await afterPaint();
    if (isOver) return;
    cannon = await createCannon(canvas);
    if (isOver) cannon.stop();
    else onRaise(cannon);
  }

  raise().catch(() => undefined);
  return remove;
}

async function createCannon(canvas: HTMLCanvasElement): Promise<ConfettiCannon> {
  const starting = prepared ?? startWorker();
  // A worker serves one canvas, and another may be wanted before this one runs.
  prepared = undefined;
  const worker = await starting;
  return worker ? drawInWorker(worker, canvas) : (await loadPageCannon()).drawConfetti(canvas);
}

const loadPageCannon = () => import('./drawConfetti');

/**
 * Resolves once the worker runs; to undefined where there can be none, or it cannot be loaded. Until then the
 * page keeps its canvas, which cannot be taken back.
 */
function startWorker(): Promise<Worker | undefined> {
  const canTransfer = 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
  return new Promise<Worker | undefined>((resolve) => {
    const worker = canTransfer ? openConfettiWorker() : undefined;
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
