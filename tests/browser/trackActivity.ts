import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Counts timers, observers, and listeners of window, document and media queries from the next load on. */
export async function trackActivity(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timers = new Set<unknown>();
    const listeners = new Set<string>();
    const observers = new Set<unknown>();
    Object.assign(window, { running: { timers, listeners, observers } });

    const {
      setTimeout: realSetTimeout,
      clearTimeout: realClearTimeout,
      setInterval: realSetInterval,
    } = window;
    window.setTimeout = ((
      callback: (...given: unknown[]) => void,
      delay?: number,
      ...args: unknown[]
    ) => {
      const id = realSetTimeout(() => {
        timers.delete(id);
        callback(...args);
      }, delay);
      // For this long, the database's client waits for the end of a channel that it has closed.
      if (delay !== 45_000) timers.add(id);
      return id;
    }) as typeof setTimeout;
    window.setInterval = ((callback: () => void, ...rest: number[]) => {
      const id = realSetInterval(callback, ...rest);
      timers.add(id);
      return id;
    }) as typeof setInterval;
    window.clearTimeout = window.clearInterval = (id) => {
      timers.delete(id);
      realClearTimeout(id);
    };

    let count = 0;
    const names = new WeakMap<object, number>();
    const name = (thing: object) => names.get(thing) ?? names.set(thing, ++count).get(thing)!;
    const isWatched = (target: unknown) =>
      target === window || target === document || target instanceof MediaQueryList;
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const isOnce = typeof options === 'object' && options.once;
      if (listener && isWatched(this ?? window) && !isOnce)
        listeners.add(`${name(this ?? window)} ${type} ${name(listener)}`);
      add.call(this ?? window, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      if (listener) listeners.delete(`${name(this ?? window)} ${type} ${name(listener)}`);
      remove.call(this ?? window, type, listener, options);
    };

    const { observe, disconnect } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      observers.add(this);
      observe.call(this, target);
    };
    IntersectionObserver.prototype.disconnect = function () {
      observers.delete(this);
      disconnect.call(this);
    };
  });
}

/** Returns what goes on once the old page is gone and the new one has started everything it does. */
export async function readSettledActivity(page: Page) {
  let last: unknown;
  await expect(async () => {
    const before = last;
    last = await readActivity(page);
    expect(last).toEqual(before);
  }).toPass({ intervals: [500] });
  return last as Awaited<ReturnType<typeof readActivity>>;
}

/** Returns how many of each there are; of animations, only those that never end. */
function readActivity(page: Page) {
  return page.evaluate(() => {
    const { running } = window as unknown as { running: Record<string, Set<unknown>> };
    const lasting = document
      .getAnimations()
      .filter((animation) => animation.effect!.getTiming().iterations === Infinity);
    return {
      animations: lasting.length,
      ...Object.fromEntries(Object.entries(running).map(([kind, set]) => [kind, set.size])),
    };
  });
}
