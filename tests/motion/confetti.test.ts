/** @jest-environment jsdom */
import { preloadCannon, raiseCannon, provideConfettiWorker } from '../../src/motion/confetti';
import type { ConfettiCannon } from '../../src/motion/confetti';

/** A worker that starts when the test says so. */
class SlowWorker extends EventTarget {
  static readonly all: SlowWorker[] = [];
  readonly messages: unknown[] = [];
  isRunning = true;

  constructor() {
    super();
    SlowWorker.all.push(this);
  }

  start() {
    this.dispatchEvent(new Event('message'));
  }

  postMessage(message: unknown) {
    if (this.isRunning) this.messages.push(message);
  }

  terminate() {
    this.isRunning = false;
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Raises a cannon on a stage of its own. Its worker is asked for once the canvas has been drawn. */
async function raise() {
  let cannon: ConfettiCannon | undefined;
  const stage = document.createElement('div');
  const remove = raiseCannon(stage, (raised) => {
    cannon = raised;
  });
  await nextFrame();
  return { stage, remove, fire: () => cannon?.fire({}), isRaised: () => cannon !== undefined };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

beforeEach(() => {
  SlowWorker.all.splice(0);
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: () => ({}) });
});

test('a worker draws even if the confetti was preloaded before the page could open one', async () => {
  preloadCannon();
  await settled();
  provideConfettiWorker(() => new SlowWorker() as unknown as Worker);
  const cannon = await raise();
  expect(SlowWorker.all).toHaveLength(1);
  SlowWorker.all[0]!.start();
  await settled();
  cannon.fire();
  expect(SlowWorker.all[0]!.messages.at(-1)).toEqual({ burst: {} });
});

test('a celebration that is stopped and started again while the worker starts gets one of its own', async () => {
  provideConfettiWorker(() => new SlowWorker() as unknown as Worker);
  preloadCannon();
  const first = await raise();
  first.remove();
  expect(first.stage).toBeEmptyDOMElement();
  const second = await raise();
  expect(SlowWorker.all).toHaveLength(2);
  SlowWorker.all.forEach((worker) => worker.start());
  await settled();
  expect(first.isRaised()).toBe(false);
  second.fire();
  const [stopped, running] = SlowWorker.all;
  expect(stopped!.isRunning).toBe(false);
  expect(running!.messages.at(-1)).toEqual({ burst: {} });
});

test('a worker that no cannon came for is ended; one that draws is not', async () => {
  provideConfettiWorker(() => new SlowWorker() as unknown as Worker);
  const discard = preloadCannon();
  discard();
  const discardLate = preloadCannon();
  const cannon = await raise();
  discardLate();
  SlowWorker.all.forEach((worker) => worker.start());
  await settled();
  cannon.fire();
  const [unused, drawing] = SlowWorker.all;
  expect(unused!.isRunning).toBe(false);
  expect(drawing!.messages.at(-1)).toEqual({ burst: {} });
});
