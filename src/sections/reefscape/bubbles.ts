/** A bubble; its size, in px, is its width. */
export type Bubble = ReturnType<typeof createBubbles>[number];

/** The number of bubbles, the ranges of their sizes (px) and speeds (px per ms), and the sea's height, px. */
export const sea = { bubbles: 50, size: [10, 30], speed: [0.1, 0.3], height: 2000 } as const;

/**
 * Creates the bubbles of the sea. The same seed gives the same bubbles, so that the prerendered page and
 * the browser agree.
 */
export function createBubbles(seed: number) {
  const next = randomNumbers(seed);
  const between = ([least, most]: readonly [number, number]) => least + (most - least) * next();
  return Array.from({ length: sea.bubbles }, (_, id) => ({
    id,
    size: Number(between(sea.size).toFixed(1)),
    /** From the left edge of the sea, %. */
    left: Number(between([0, 100]).toFixed(1)),
    speed: Number(between(sea.speed).toFixed(3)),
    /** How high above the ground it is at first, px. */
    bottom: Math.floor(between([0, sea.height])),
  }));
}

/**
 * Returns how long a bubble takes to rise from the ground until it is gone at the top, and how long it
 * has already been rising at the start, ms.
 */
export function ascentOf({ size, speed, bottom }: Bubble): { lasts: number; since: number } {
  return { lasts: Math.round((sea.height + size) / speed), since: Math.round(bottom / speed) };
}

/**
 * Returns a function that generates one number after the other, from 0 up to but not including 1: the
 * same ones for the same seed, in every browser and in the build (mulberry32, by Tommy Ettinger).
 */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
